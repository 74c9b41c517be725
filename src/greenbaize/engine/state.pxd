from greenbaize.engine.rng cimport Rng

cdef class State:
    cdef readonly int seats
    cdef public object story

    cpdef int owing(self) except? -1
    cpdef list moves(self, int seat)
    cpdef bint allows(self, int seat, long long move) except? -1
    cpdef long long pick(self, int seat, Rng rng) except? -1
    cpdef long long sample(self, Rng rng) except? -1
    cpdef int thrower(self) except? -1
    cpdef int _play(self, int seat, long long move) except? -1
    cpdef State clone(self)
    cpdef State guess(self, int seat, Rng rng)
    cpdef long long seen(self, int viewer, int seat, long long move) except? -1
    cpdef long long remembered(self, int viewer, int seat, long long move) except? -1
    cpdef bint allows_partial(self, int seat, long long move) except? -1
    cpdef list scores(self)
    cpdef list places(self)
