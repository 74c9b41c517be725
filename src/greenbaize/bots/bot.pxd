cimport cython
from greenbaize.engine.policy cimport Policy
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef class Chair:
    cdef readonly object game, options
    cdef readonly int seat
    cdef readonly Rng rng
    cdef State truth
    cdef bint whole
    cdef Rng scratch

    cpdef void attach(self, State state) noexcept
    cpdef list moves(self)
    cpdef long long pick(self) except? -1
    cpdef State guess(self)
    @cython.locals(policy=Policy, world=State)
    cpdef long long follow(self) except? -1

cdef class Bot:
    cpdef long long choose(self, Chair chair) except? -1
