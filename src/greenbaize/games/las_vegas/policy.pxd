cimport cython
from greenbaize.engine.policy cimport Policy
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas.game cimport LasVegas, neutral, own, showing
from greenbaize.games.las_vegas.outlook cimport Outlook

cdef int CASINOS, MOST_NOTED
cdef long long FINE
cdef double ALL_DICE, HEAT, NEUTRAL_DIE, SPITE

cdef class Shrewd(Policy):
    cdef readonly Outlook outlook
    cdef readonly int noted
    cdef readonly long long[64] moves
    cdef readonly double[64] values, chances

    @cython.locals(best=int, ties=int, index=int)
    cpdef long long choose(self, State state, int seat, Rng rng) except? -1
    @cython.locals(point=double, index=int)
    cpdef long long draw(self, State state, int seat, Rng rng) except? -1
    @cython.locals(index=int, most=double, total=double, near=double)
    cdef void share_out(self) noexcept
    cpdef object consider(self, State state, int seat)
    cdef void note(self, long long move, double value) noexcept
    @cython.locals(casino=int, heap=int)
    cdef void consider_casinos(self, LasVegas table, int seat) noexcept
    @cython.locals(other=int, after=double, before=double, mine=int, left=int, strange=int, lent=int, cost=double)
    cdef double gain(self, LasVegas table, int seat, int casino, int heap) noexcept
