cimport cython

cpdef int count(long long heap, int kind) noexcept
@cython.locals(one=cython.longlong)
cpdef long long card(int kind) noexcept
@cython.locals(cards=int)
cpdef int size(long long heap) noexcept
@cython.locals(each=cython.longlong, pairs=cython.longlong, fours=cython.longlong, bits=cython.longlong)
cpdef int kinds(long long heap) noexcept
@cython.locals(twos=cython.ulonglong, fours=cython.ulonglong, eights=cython.ulonglong)
cpdef int members(unsigned long long bits) noexcept
