cimport cython

cdef int MOST_MEMBERS

cpdef int kickers(int heap) noexcept
cpdef int big(int heap) noexcept
cpdef int weight(int heap) noexcept
cpdef int dice_in(int heap) noexcept
cpdef int kind_in(int heap, int kind) noexcept
cpdef int one_of(int kind) noexcept
cpdef int staying(int heap) noexcept
@cython.locals(own=int, neutral=int)
cpdef int parts(int heap) noexcept
@cython.locals(taken=int, kind=int, most=int)
cpdef int part(int heap, long long number) noexcept
@cython.locals(pairs=cython.longlong, fours=cython.longlong, eights=cython.longlong)
cpdef int members(long long mask) noexcept
@cython.locals(bit=int, bits=int, up_to=int)
cpdef int nth(long long mask, int number) noexcept
