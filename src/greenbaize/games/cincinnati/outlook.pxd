cimport cython

cdef int RESULTS, HEAPS
cdef short[1024] STRENGTHS
cdef short[253] KEEPS_OF, FIRST_KEEP
cdef short[4369] KEPT_HEAPS
cdef short[2772] GROWN

cdef class Outlook:
    cdef double[253] results
    cdef double[462] heaps

    @cython.locals(result=int)
    cpdef void aim(self, int contest, int strength) noexcept
    cpdef void value(self, int result, double worth) noexcept
    @cython.locals(heap=int, face=int, result=int, keep=int, total=double, best=double)
    cpdef void look_ahead(self) noexcept
    cpdef double now(self, int result) noexcept
    cpdef double keeping(self, int result, int keep) noexcept
    cpdef double from_nothing(self) noexcept
