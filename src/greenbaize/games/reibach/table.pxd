cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.games.reibach.cards cimport card, count, size

cdef int BUSINESSES, CARDS, DOLLAR, DOLLARS, EMPTY, JOKER, NOBODY, RISK, UNKNOWN
cdef int ACTING, CHOOSING
cdef long long FULL_DECK

cdef class Table(State):
    cdef readonly int phase, first, turn, points, place, dollars, left
    cdef readonly int dear, head_start, most_bases, memory
    cdef readonly long long deck
    cdef readonly short[3] display
    cdef readonly long long[5] hand, known, bases, rows, jokers
    cdef readonly short[5] unknown, laid, uncovered, closed, totals

    @cython.final
    cdef void draw_off(self, int kind) noexcept
    @cython.final
    cdef void receive(self, int seat, int kind) noexcept
    @cython.final
    cdef void part_with(self, int seat, int kind) noexcept
    cpdef int held(self, int seat) noexcept
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
    @cython.locals(kind=int)
    cdef void imagine(self, int seat, Rng rng) except *
    @cython.final
    cdef void copy_to(self, Table other) noexcept
    @cython.final
    cdef void put_back(self, long long heap) noexcept
