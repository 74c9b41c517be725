cimport cython

cdef long long ONE, UNTIED, TALLY

cpdef long long grown(long long sizes, int size) noexcept
cpdef long long untied(long long sizes) noexcept
cpdef int number(long long alone) noexcept
cpdef int larger(long long alone, int size) noexcept
