cimport cython
from greenbaize.engine cimport copying
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
    cdef inline int owed(self) noexcept
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
    cdef inline bint is_base(self, int seat, long long move) noexcept
    @cython.locals(drawn=bint)
    cdef inline bint is_secret(self, int seat, long long move) noexcept
    cdef inline int owner(self) noexcept
    @cython.locals(then=Reibach)
    cdef inline bint gets_stuck(self, int seat, long long move) except? -1
    @cython.locals(then=Reibach)
    cdef inline bint loses_points(self, int seat, long long move) except? -1
    @cython.locals(points=int, moved_on=bint)
    cdef inline bint has_lost_points(self, int seat, Reibach then) noexcept
    @cython.locals(whole=cython.longlong, acts=bint)
    cpdef bint allows_partial(self, int seat, long long move) except? -1
    cdef inline bint hears_of_base(self, int seat) noexcept
    cpdef int _play(self, int seat, long long move) except? -1

    @cython.locals(place=int)
    cdef inline void choose_first(self, int seat) noexcept
    cdef inline int dealt_to(self) noexcept
    @cython.locals(seat=int)
    cdef inline void deal(self, int kind) noexcept
    cdef inline void show(self, int kind) noexcept
    cdef inline void turn_up(self, int kind) noexcept
    cdef inline void begin_turn(self, int seat) noexcept
    @cython.final
    @cython.locals(cards=cython.longlong, rows=cython.longlong, growing=cython.longlong, acts=cython.longlong)
    cdef long long legal(self) noexcept
    @cython.locals(cards=int)
    cdef inline int may_lay(self) noexcept
    @cython.locals(place=int, places=int)
    cdef inline int affordable(self) noexcept
    cpdef int price(self, int place) noexcept
    cdef inline void act(self, int move) noexcept
    cdef inline void take(self, int place) noexcept
    cdef inline void reach(self) noexcept
    cdef inline void lay_base(self, int kind) noexcept
    cdef inline void lay_unnamed(self) noexcept
    cdef inline void lie_bare(self) noexcept
    cdef inline void open_row(self, int business) noexcept
    cdef inline void extend_row(self, int business, int kind) noexcept
    cdef inline void close_row(self, int business) noexcept
    cdef inline void spend(self) noexcept
    cdef inline void go_on(self) noexcept
    @cython.locals(rows=int, growing=int, cards=int)
    cdef inline int layable(self) noexcept
    cdef inline void refill(self, int kind) noexcept
    cdef inline void draw(self, int kind) noexcept
    cdef inline void set_aside(self) noexcept
    @cython.locals(seat=int, business=int)
    cdef inline void score(self) noexcept
    @cython.locals(prize=int)
    cpdef int income(self, int seat, int business) noexcept
    @cython.locals(shift=int, shorter=int, longer=int, equal=int, other=int, theirs=int)
    cdef inline int prize(self, int seat, int business, int length) noexcept
    @cython.locals(seat=int)
    cdef inline void end(self) noexcept
    cpdef int penalty(self, int seat) noexcept
    cpdef Reibach clone(self)
    @cython.locals(other=Reibach, owner=int, fits=bint)
    cpdef Reibach guess(self, int seat, Rng rng)
