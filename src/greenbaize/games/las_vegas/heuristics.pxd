cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas.game cimport LasVegas, dice_shown

cdef class AsIfPaidNow(Heuristic):
    @cython.locals(after=double, before=double, table=LasVegas)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(paid=LasVegas, other=int, others=int, mine=int)
    cdef inline double lead(self, LasVegas table, int seat, int casino, bint placed) except? -1
