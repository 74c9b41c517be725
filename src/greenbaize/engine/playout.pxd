cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef int HOUSE

@cython.locals(owing=int, seat=int)
cpdef State playout(State state, Rng rng, bint look=*)
cpdef int first(int seats) noexcept
