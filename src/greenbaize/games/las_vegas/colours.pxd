cimport cython
from greenbaize.engine.rng cimport Rng

cdef int CASINOS

cpdef int face_of(long long throw, int die) noexcept
@cython.locals(shown=cython.longlong)
cpdef long long die_with(int face, int die) noexcept
@cython.locals(faces=int)
cpdef int casinos_of(long long throw) noexcept
@cython.locals(shown=int, choices=int, casinos=cython.longlong, casino=int)
cpdef long long any_casino(long long throw, Rng rng) except? -1
