cimport cython

cpdef int face_of(long long throw, int die) noexcept
@cython.locals(shown=cython.longlong)
cpdef long long die_with(int face, int die) noexcept
@cython.locals(faces=int)
cpdef int casinos_of(long long throw) noexcept
