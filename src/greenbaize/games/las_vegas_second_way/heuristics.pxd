cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas_second_way.game cimport SecondWay, worth

cdef int COLOURS
cdef double RIVAL, SPARE

cdef class TwoColours(Heuristic):
    @cython.locals(table=SecondWay, after=SecondWay, paid=double, hopes=double)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(dice=int, colour=int)
    cdef inline int dice_left(self, SecondWay table, int seat) noexcept
    @cython.locals(lead=double, colour=int)
    cdef inline double lead(self, SecondWay table, int seat) noexcept
    @cython.locals(total=double, colours=int, colour=int, then=SecondWay)
    cdef inline double outlook(self, SecondWay table, int seat, int casino) except? -1
