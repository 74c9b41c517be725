from greenbaize.bots.bot cimport Bot, Chair
from greenbaize.engine.policy cimport Policy

cdef class Regular(Bot):
    cdef readonly Policy policy

    cpdef long long choose(self, Chair chair) except? -1
