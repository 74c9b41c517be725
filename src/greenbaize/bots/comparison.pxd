cimport cython
from greenbaize.bots.bot cimport Chair
from greenbaize.engine.playout cimport first
from greenbaize.engine.policy cimport Policy
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.engine.valuation cimport Valuation

cdef int HOUSE
cdef long long ALL_BITS

cdef class Comparison:
    cdef readonly Policy policy
    cdef readonly Valuation valuation
    cdef readonly Chair chair
    cdef readonly list moves, totals
    cdef readonly long long looks, played
    cdef Rng dice, minds

    @cython.locals(index=int, outcomes=list)
    cpdef object look(self, long long worlds, double deadline)
    @cython.locals(outcomes=list, move=cython.longlong)
    cdef list play_each(self, State world, long long seed, double deadline)
    @cython.locals(world=State)
    cdef State imagined(self)
    @cython.locals(owing=int, mover=int, seat=int)
    cpdef double outcome(self, State world, long long move) except? -1
