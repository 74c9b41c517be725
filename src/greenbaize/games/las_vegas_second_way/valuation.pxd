cimport cython
from greenbaize.engine.state cimport State
from greenbaize.engine.valuation cimport Valuation
from greenbaize.games.las_vegas_second_way.game cimport SecondWay

cdef int OVER, STOCKING
cdef double SCALE

cdef class FirstRound(Valuation):
    cpdef bint settled(self, State state) except? -1
    @cython.locals(table=SecondWay, total=double, other=int)
    cpdef double worth(self, State state, int seat) except? -1

cpdef SecondWay table_of(State state)
