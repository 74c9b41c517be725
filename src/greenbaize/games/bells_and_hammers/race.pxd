cimport cython

cdef int REACH, FINENESS, STRIPS
cdef double[257] BELOW

cdef class Race:
    cdef readonly int seats, able
    cdef readonly double[10] means, spreads, shares, lower, upper
    cdef readonly double[11] before

    @cython.locals(seat=int)
    cpdef object lay(self, object means, object spreads)
    @cython.locals(low=double, high=double, width=double, seat=int, strip=int)
    cpdef void find(self) noexcept
    @cython.locals(least=double, seat=int)
    cdef double least_needed(self) noexcept
    @cython.locals(most=double, seat=int)
    cdef double most_possible(self) noexcept
    @cython.locals(others=double, inside=double, seat=int, backwards=int)
    cdef void add_strip(self, double end, bint last) noexcept
    @cython.locals(step=double, whole=int)
    cdef inline double below(self, int seat, double end) noexcept
    @cython.locals(total=double, seat=int)
    cdef void even_out(self) noexcept
