cimport cython

@cython.locals(own=int, neutral=int, kickers=int, big=int, face=int, shown=int, same=bint)
cpdef bint is_throw_of(long long roll, int heap) noexcept
