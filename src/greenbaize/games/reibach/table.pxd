cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.games.reibach.cards cimport card, count, size

cdef int BUSINESSES, CARDS, DOLLAR, DOLLARS, EMPTY, JOKER, NOBODY, RISK, UNKNOWN
cdef int ACTING, CHOOSING
cdef int LAYERS, LAYER_BITS
cdef long long FULL_DECK, LAYER_CARD

cdef int barred_cards(long long layers, int layer) noexcept

cdef class Table(State):
    cdef readonly int phase, first, turn, points, place, dollars, left
    cdef readonly int dear, head_start, most_bases, memory, stuck, shown, shown_by
    cdef readonly long long deck
    cdef readonly short[3] display
    cdef readonly long long[5] hand, known, barred, bases, rows, jokers
    cdef readonly short[5] unknown, unnamed, laid, uncovered, closed, totals

    cdef inline void draw_off(self, int kind) noexcept
    cdef inline void receive(self, int seat, int kind) noexcept
    cdef inline void part_with(self, int seat, int kind) noexcept
    cdef inline void part_unnamed(self, int seat) noexcept
    cpdef int held(self, int seat) noexcept
    cdef inline int secret(self, int seat) noexcept
    @cython.locals(fresh=cython.longlong, layers=int, layer=int, cards=int)
    cdef inline void bar(self, int seat, long long playable) noexcept
    @cython.locals(newer=int, layer=int, one=cython.longlong)
    cdef inline void unbar(self, int seat, int kind) noexcept
    @cython.locals(cards=int, seat=int)
    cdef inline int hidden(self) noexcept
    @cython.locals(kind=int, rest=cython.longlong)
    cdef inline int unseen(self, int above) noexcept
    @cython.locals(secret=cython.longlong)
    cdef inline void forget(self, int seat) noexcept
    @cython.locals(kind=int, fits=bint, layers=cython.longlong)
    cdef inline bint imagine(self, int seat, Rng rng) except? -1
    cdef inline void put_back(self, long long heap) noexcept
