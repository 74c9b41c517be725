cimport cython
from greenbaize.games.las_vegas.boulevard.layout cimport Layout

cdef int BIG, OWN

@cython.locals(found=int, owner=int)
cpdef int targets(Layout table, int casino) noexcept
@cython.locals(owner=int, is_big=int)
cpdef void kick(Layout table, int casino, int target) noexcept
