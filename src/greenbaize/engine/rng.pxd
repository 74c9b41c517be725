cimport cython

cdef unsigned long long WORD

cdef class Rng:
    cdef readonly unsigned int a, b, c, d

    cpdef void reseed(self, unsigned long long seed, unsigned long long game=*, unsigned int stream=*) noexcept
    cpdef long long below(self, long long n) except? -1
    @cython.locals(roll=cython.longlong)
    cpdef long long throw(self, int dice, long long kind) except? -1

cdef unsigned long long scrambled(unsigned long long bits) noexcept

@cython.locals(total=cython.ulonglong, result=cython.ulonglong, shifted=cython.ulonglong)
cdef unsigned long long word(Rng rng) noexcept

@cython.locals(product=cython.ulonglong)
cdef unsigned long long bounded(Rng rng, unsigned long long n) noexcept
