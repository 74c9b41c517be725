cimport cython

cdef int RESULTS, HEAPS, MOST_THROWS
cdef short[1024] STRENGTHS
cdef short[253] KEEPS_OF, FIRST_KEEP
cdef short[4369] KEPT_HEAPS
cdef short[2772] GROWN
cdef short[2310] SHRUNK
cdef short[4] STRONGEST, PLACES

cdef class Foresight:
    cdef double[462] heaps

    cpdef void value(self, int result, double worth) noexcept
    @cython.locals(heap=int, grown=int, total=double)
    cdef void throw(self) noexcept
    @cython.locals(heap=int, shrunk=int, most=double)
    cdef void keep(self) noexcept
    cpdef void look_ahead(self, int throws) noexcept
    cpdef double now(self, int result) noexcept
    cpdef double keeping(self, int result, int keep) noexcept
    @cython.locals(best=int, keep=int, most=double)
    cpdef int best_keep(self, int result, int keeps) noexcept

cdef class Row:
    cdef readonly double[430] chances

cdef class Reach:
    cdef list rows
    cdef int known
    cdef Foresight sight

    @cython.locals(strength=int)
    cpdef Row row(self, int contest, int heap, int throws)
    @cython.locals(found=Row)
    cdef Row row_at(self, int place)
    @cython.locals(result=int, strong=bint, throws=int, heap=int, row=Row)
    cdef void fill(self, int contest, int strength) except *
