cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas.colours cimport face_of
from greenbaize.games.las_vegas_solo.game cimport Solo

cdef int OWN

cdef class AsIfPaidNow(Heuristic):
    @cython.locals(gain=int, table=Solo)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(paid=Solo)
    cdef inline int lead(self, Solo table, int casino, bint placed) except? -1
