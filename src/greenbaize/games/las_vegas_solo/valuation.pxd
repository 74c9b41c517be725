cimport cython
from greenbaize.engine.state cimport State
from greenbaize.engine.valuation cimport Valuation
from greenbaize.games.las_vegas_solo.game cimport Solo

cdef int OVER, OWN, STOCKING

cdef class ChanceToWin(Valuation):
    @cython.locals(table=Solo)
    cpdef bint settled(self, State state) except? -1
    @cython.locals(table=Solo, lead=double, rounds=double, usual=double)
    cpdef double worth(self, State state, int seat) except? -1

cpdef Solo table_of(State state)
