from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State

cdef class WorthOfACard(Heuristic):
    cpdef double value(self, State world, int seat, long long move) except? -1
