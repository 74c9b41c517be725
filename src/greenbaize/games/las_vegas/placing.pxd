cimport cython
from greenbaize.engine.policy cimport Policy
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef int CASINOS

cdef class Placing(Policy):
    cpdef int casinos(self, State state) except? -1
    cpdef double value(self, State state, int seat, int casino) except? -1
    @cython.locals(casinos=int, casino=int, best=int, ties=int, most=double, value=double)
    cpdef long long choose(self, State state, int seat, Rng rng) except? -1
