from greenbaize.engine.state cimport State

cdef class Valuation:
    cpdef bint settled(self, State state) except? -1
    cpdef double worth(self, State state, int seat) except? -1
