from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef class Chair:
    cdef readonly object game, options
    cdef readonly int seat
    cdef readonly Rng rng
    cdef State truth

    cpdef void attach(self, State state) noexcept
    cpdef list moves(self)
    cpdef long long pick(self) except? -1
    cpdef State guess(self)

cdef class Bot:
    cpdef long long choose(self, Chair chair) except? -1
