cimport cython
from greenbaize.games.las_vegas.strip cimport lying

cdef int BONUS, LARGEST, MORE, MOST_LEFT, RANKS, TOP_BILL
cdef double[80] GROWTH, OWN_GROWTH

cdef double more_of(int dice, int left, int size) noexcept

@cython.final
cdef class Outlook:
    cdef readonly int ranks, highest, stranger, stranger_left
    cdef readonly double spite, claim
    cdef readonly double[24] none, one
    cdef readonly double[9] bills, dear, still

    @cython.locals(size=int)
    cpdef void clear(self, double spite) noexcept
    @cython.locals(more=int, size=int, chance=double)
    cpdef void meet(self, int dice, int left) noexcept
    cpdef void meet_stranger(self, int dice, int left) noexcept
    @cython.locals(bill=int, copies=int, rank=int)
    cpdef void lay(self, long long bills) noexcept
    @cython.locals(rank=int, copies=int, tens=int, bill=int)
    cpdef void wish(self, long long hand, long long had, int room) noexcept
    @cython.locals(
        size=int, rank=int, total=double, me=double, mine=double, theirs=double, strange=double,
        taken=double, free=double, still=double
    )
    cpdef double worth(self, int dice, int left) noexcept
