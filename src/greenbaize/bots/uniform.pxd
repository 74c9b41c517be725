from greenbaize.bots.bot cimport Bot, Chair

cdef class Uniform(Bot):
    cpdef long long choose(self, Chair chair) except? -1
