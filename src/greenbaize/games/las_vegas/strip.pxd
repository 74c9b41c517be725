cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef int NOBODY, RING, TOP_BILL

cpdef int lying(long long bills, int bill) noexcept
@cython.locals(one=cython.longlong)
cpdef long long stack_of(int bill) noexcept

cdef class Strip(State):
    cdef readonly int unseen, under_top, under_count
    cdef readonly short[11] deck
    cdef readonly short[64] under
    cdef readonly long long[7] bills

    cpdef int in_the_deck(self) noexcept
    cpdef bint may_come_up(self, int bill) noexcept
    @cython.final
    @cython.locals(above=int, bill=int)
    cdef long long top_of_the_deck(self, Rng rng) except? -1
    cdef void take_off_the_deck(self, int bill) noexcept
    cdef inline void put_under(self, int bill) noexcept
    @cython.locals(owner=int, once=int, again=int, size=int)
    cdef inline int tied_sizes(self, short* heaps, int owners) noexcept
    @cython.locals(owner=int, owner_of_most=int, most=int)
    cdef inline int largest(self, short* heaps, int owners) noexcept
