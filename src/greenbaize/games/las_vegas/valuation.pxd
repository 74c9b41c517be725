cimport cython
from greenbaize.engine.state cimport State
from greenbaize.engine.valuation cimport Valuation
from greenbaize.games.las_vegas.game cimport LasVegas

cdef int OVER, ROUNDS, STOCKING
cdef double SWING

cdef class Leads(Valuation):
    @cython.locals(table=LasVegas)
    cpdef bint settled(self, State state) except? -1
    @cython.locals(table=LasVegas, scale=double, mine=int, shares=double, other=int)
    cpdef double worth(self, State state, int seat) except? -1
    cdef int wealth(self, LasVegas table, int seat) noexcept
    cdef double swing(self, LasVegas table) noexcept

cpdef LasVegas table_of(State state)
