from greenbaize.engine.state cimport State

cdef class Heuristic:
    cpdef double value(self, State world, int seat, long long move) except? -1
