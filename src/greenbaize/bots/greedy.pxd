cimport cython
from greenbaize.bots.bot cimport Bot, Chair
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State

cdef class Greedy(Bot):
    cdef readonly Heuristic heuristic

    @cython.locals(world=State, best=cython.longlong, move=cython.longlong, most=double, value=double, ties=int)
    cpdef long long choose(self, Chair chair) except? -1
