from greenbaize.bots.bot cimport Bot, Chair

cdef class Regular(Bot):
    cpdef long long choose(self, Chair chair) except? -1
