cimport cython

cdef int MOST_DICE

cdef class Rng:
    cdef readonly unsigned int a, b, c, d

    cpdef void reseed(self, unsigned long long seed, unsigned long long game=*, unsigned int stream=*) noexcept
    @cython.locals(most=cython.longlong)
    cpdef long long below(self, long long n) except? -1
    @cython.locals(roll=cython.longlong)
    cpdef long long throw(self, int dice, long long kind) except? -1

@cython.locals(mask=cython.ulonglong)
cdef unsigned int low(unsigned long long bits) noexcept
cdef unsigned int turned(unsigned int bits, int by) noexcept
@cython.locals(mixed=cython.ulonglong, once=cython.ulonglong, again=cython.ulonglong)
cdef unsigned int scrambled(unsigned long long bits) noexcept
@cython.locals(salt=cython.ulonglong)
cdef void absorb(Rng rng, unsigned long long bits) noexcept
@cython.locals(result=cython.uint, shifted=cython.uint)
cdef unsigned int word(Rng rng) noexcept
@cython.locals(product=cython.ulonglong, words=cython.ulonglong)
cdef unsigned long long bounded(Rng rng, unsigned long long n) noexcept
