cimport cython
from greenbaize.engine.state cimport State
from greenbaize.engine.valuation cimport Valuation
from greenbaize.games.bells_and_hammers.game cimport BellsAndHammers
from greenbaize.games.bells_and_hammers.outlook cimport Outlook

cdef int OVER, TURNING

cdef class AfterTheSale(Valuation):
    cdef readonly Outlook outlook

    @cython.locals(table=BellsAndHammers)
    cpdef bint settled(self, State state) except? -1
    @cython.locals(table=BellsAndHammers)
    cpdef double worth(self, State state, int seat) except? -1

cpdef BellsAndHammers table_of(State state)
