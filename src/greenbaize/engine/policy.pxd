from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef class Policy:
    cpdef long long choose(self, State state, int seat, Rng rng) except? -1
    cpdef long long draw(self, State state, int seat, Rng rng) except? -1
    cpdef list candidates(self, State state, int seat, int most, Rng rng)
    cpdef object imagine(self, State world, int seat, Rng rng)
