cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.games.reibach.cards cimport card, count, kinds, members
from greenbaize.games.reibach.table cimport Table

cdef int HOUSE, NOBODY, EMPTY
cdef int BUSINESSES, JOKER, RISK, DOLLAR, UNKNOWN, CARDS, DOLLARS, DEAL, PLACES, POINTS
cdef int BLIND_PRICE, SPECIAL_PRICE, MONOPOLY, FIRST, SECOND, BASE_PENALTY, CARD_PENALTY
cdef int EVERY_PLACE, EVERY_BUSINESS, FIRST_SCORING, SECOND_SCORING, LAST_SCORING
cdef int CHOOSING, DEALING, SHOWING, ACTING, REFILLING, DRAWING, OVER
cdef int BLIND, BASE, OPEN, EXTEND, JOIN, CLOSE, MOVES, UNNAMED, STUCK

cdef class Reibach(Table):
    cpdef int owing(self) except? -1
    @cython.final
    cdef int owed(self) noexcept
    @cython.locals(legal=cython.longlong)
    cpdef long long pick(self, int seat, Rng rng) except? -1
    cpdef long long sample(self, Rng rng) except? -1
    @cython.final
    @cython.locals(dollars=int, plain=int, above=int, hidden=int)
    cdef long long top_of_the_deck(self, Rng rng) except? -1
    @cython.locals(half=cython.longlong)
    cpdef long long seen(self, int viewer, int seat, long long move) except? -1
    @cython.locals(half=cython.longlong)
    cpdef long long remembered(self, int viewer, int seat, long long move) except? -1
    @cython.final
    cdef bint is_base(self, int seat, long long move) noexcept
    @cython.final
    @cython.locals(drawn=bint)
    cdef bint is_secret(self, int seat, long long move) noexcept
    @cython.final
    cdef int owner(self) noexcept
    @cython.final
    @cython.locals(then=Reibach)
    cdef bint gets_stuck(self, int seat, long long move) except? -1
    @cython.final
    @cython.locals(then=Reibach)
    cdef bint loses_points(self, int seat, long long move) except? -1
    @cython.final
    @cython.locals(points=int, moved_on=bint)
    cdef bint has_lost_points(self, int seat, Reibach then) noexcept
    @cython.locals(whole=cython.longlong, acts=bint)
    cpdef bint allows_partial(self, int seat, long long move) except? -1
    @cython.final
    cdef bint hears_of_base(self, int seat) noexcept
    cpdef int _play(self, int seat, long long move) except? -1

    @cython.final
    @cython.locals(place=int)
    cdef void choose_first(self, int seat) noexcept
    @cython.final
    cdef int dealt_to(self) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void deal(self, int kind) noexcept
    @cython.final
    cdef void show(self, int kind) noexcept
    @cython.final
    cdef void turn_up(self, int kind) noexcept
    @cython.final
    cdef void begin_turn(self, int seat) noexcept
    @cython.final
    @cython.locals(cards=cython.longlong, rows=cython.longlong, growing=cython.longlong, acts=cython.longlong)
    cdef long long legal(self) noexcept
    @cython.final
    @cython.locals(cards=int)
    cdef int may_lay(self) noexcept
    @cython.final
    @cython.locals(place=int, places=int)
    cdef int affordable(self) noexcept
    cpdef int price(self, int place) noexcept
    @cython.final
    cdef void act(self, int move) noexcept
    @cython.final
    cdef void take(self, int place) noexcept
    @cython.final
    cdef void reach(self) noexcept
    @cython.final
    cdef void lay_base(self, int kind) noexcept
    @cython.final
    cdef void lay_unnamed(self) noexcept
    @cython.final
    cdef void lie_bare(self) noexcept
    @cython.final
    cdef void open_row(self, int business) noexcept
    @cython.final
    cdef void extend_row(self, int business, int kind) noexcept
    @cython.final
    cdef void close_row(self, int business) noexcept
    @cython.final
    cdef void spend(self) noexcept
    @cython.final
    cdef void go_on(self) noexcept
    @cython.final
    @cython.locals(rows=int, growing=int, cards=int)
    cdef int layable(self) noexcept
    @cython.final
    cdef void refill(self, int kind) noexcept
    @cython.final
    cdef void draw(self, int kind) noexcept
    @cython.final
    cdef void set_aside(self) noexcept
    @cython.final
    @cython.locals(seat=int, business=int)
    cdef void score(self) noexcept
    @cython.locals(prize=int)
    cpdef int income(self, int seat, int business) noexcept
    @cython.final
    @cython.locals(shift=int, shorter=int, longer=int, equal=int, other=int, theirs=int)
    cdef int prize(self, int seat, int business, int length) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void end(self) noexcept
    cpdef int penalty(self, int seat) noexcept
    @cython.locals(other=Reibach)
    cpdef Reibach clone(self)
    @cython.locals(other=Reibach, owner=int, fits=bint)
    cpdef Reibach guess(self, int seat, Rng rng)
