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

    @cython.final
    cdef void draw_off(self, int kind) noexcept
    @cython.final
    cdef void receive(self, int seat, int kind) noexcept
    @cython.final
    cdef void part_with(self, int seat, int kind) noexcept
    @cython.final
    cdef void part_unnamed(self, int seat) noexcept
    cpdef int held(self, int seat) noexcept
    @cython.final
    cdef int secret(self, int seat) noexcept
    @cython.final
    @cython.locals(fresh=cython.longlong, layers=int, layer=int, cards=int)
    cdef void bar(self, int seat, long long playable) noexcept
    @cython.final
    @cython.locals(newer=int, layer=int, one=cython.longlong)
    cdef void unbar(self, int seat, int kind) noexcept
    @cython.final
    @cython.locals(cards=int, seat=int)
    cdef int hidden(self) noexcept
    @cython.final
    @cython.locals(kind=int, rest=cython.longlong)
    cdef int unseen(self, int above) noexcept
    @cython.final
    @cython.locals(secret=cython.longlong)
    cdef void forget(self, int seat) noexcept
    @cython.final
    @cython.locals(kind=int, fits=bint, layers=cython.longlong)
    cdef bint imagine(self, int seat, Rng rng) except? -1
    @cython.final
    cdef void copy_to(self, Table other) noexcept
    @cython.final
    cdef void put_back(self, long long heap) noexcept
