cimport cython
from greenbaize.engine.policy cimport Policy
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.games.reibach.cards cimport count
from greenbaize.games.reibach.game cimport Reibach
from greenbaize.games.reibach.prospects cimport Prospects

cdef int BUSINESSES, DOLLARS, JOKER, PLACES
cdef int BASE, BLIND, CLOSE, EXTEND, JOIN, MOVES, OPEN
cdef int FIRST_SCORING, SECOND_SCORING, LAST_SCORING, FULL_HAND, STEPS, FAINTEST
cdef long long ALL_BITS
cdef double TAKE_END, TAKE_LAST, TAKE_USELESS, TAKE_FOR_BASE, TAKE_GAIN, TAKE_HURT, TAKE_HELD, TAKE_UNSEEN
cdef double NEW_HELD, NEW_UNSEEN, NEW_SHOWN, NEW_SCORING, TAKE_JOKER, TAKE_JOKER_GAIN, TAKE_RISK
cdef double TAKE_RISK_GAIN, TAKE_RISK_SCORING, TAKE_DEAR, BLIND_SCORING, BLIND_END, BLIND_START, BASE_BARE
cdef double BASE_END, BASE_JOKER, BASE_RISK, BASE_USELESS, GROW_HURT, GROW_MORE, GROW_SOON, GROW_END
cdef double OPEN_SCORING, JOIN_HELD, CLOSE_GAIN, CLOSE_SOON, CLOSE_HELD, CLOSE_UNSEEN, CLOSE_SCORING, CLOSE_END
cdef double[8] TAKE_HAND
cdef double[7] TAKE_STANDING
cdef double[7] NEW_STANDING
cdef double[3] NEW_BASE
cdef double[4] BASE_WANTED
cdef double[7] BASE_FROM_ROW
cdef double[7] BASE_FROM_HAND
cdef double[7] OPEN_STANDING
cdef double[7] EXTEND_STANDING
cdef double[7] JOIN_STANDING
cdef double[7] CLOSE_STANDING
cdef double[96] FADING

cdef class Magnate(Policy):
    cdef readonly Prospects prospects
    cdef readonly double[56] ratings, chances
    cdef readonly double most, soon, end
    cdef readonly int scorings, cards, wanted

    @cython.locals(table=Reibach, legal=cython.longlong, best=int, ties=int, move=int)
    cpdef long long choose(self, State state, int seat, Rng rng) except? -1
    @cython.locals(total=double, ahead=double, drawn=int, move=int)
    cpdef long long draw(self, State state, int seat, Rng rng) except? -1
    @cython.locals(table=Reibach)
    cpdef list candidates(self, State state, int seat, int most, Rng rng)
    @cython.locals(total=double, move=int, step=int)
    cdef double spread(self, long long legal) noexcept
    @cython.locals(legal=cython.longlong, best=int, move=int)
    cdef long long rate(self, Reibach table) noexcept
    @cython.locals(seat=int, business=int, next_scoring=int)
    cdef void look(self, Reibach table) noexcept
    @cython.locals(dollars=int, cards=double)
    cdef inline double nearness(self, Reibach table, int scoring) noexcept
    @cython.locals(business=int, start=double)
    cdef inline double rating(self, Reibach table, int move) noexcept
    @cython.locals(rating=double)
    cdef inline double taking(self, Reibach table, int kind) noexcept
    @cython.locals(dear=double, gain=double)
    cdef inline double taking_special(self, Reibach table, int kind) noexcept
    @cython.locals(held=int, row=int, gain=int, rating=double)
    cdef inline double taking_more(self, Reibach table, int business) noexcept
    @cython.locals(held=int, rating=double)
    cdef inline double taking_new(self, Reibach table, int business) noexcept
    @cython.locals(seat=int, rating=double, special=double, held=int, row=int, wanted=int, standing=int)
    cdef inline double laying_base(self, Reibach table, int kind) noexcept
    @cython.locals(row=int, standing=double)
    cdef inline double extending(self, Reibach table, int business) noexcept
    @cython.locals(row=int, held=double, standing=double)
    cdef inline double joining(self, Reibach table, int business) noexcept
    @cython.locals(row=int, held=int, prize=int, gain=int, more=int, hurt=double, rating=double)
    cdef inline double growing(self, Reibach table, int business, int kind) noexcept
    @cython.locals(row=int, rating=double, gain=double)
    cdef inline double closing(self, Reibach table, int business) noexcept
    cdef inline double hurt(self, Reibach table, int business, int row) noexcept

cdef Reibach table_of(State state)
