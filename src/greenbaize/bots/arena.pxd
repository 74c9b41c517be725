cimport cython
from greenbaize.bots.bot cimport Bot, Chair
from greenbaize.engine.playout cimport first
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef int HOUSE

cdef class Arena:
    cdef readonly State table
    cdef readonly unsigned long long seed
    cdef readonly Rng house
    cdef readonly list bots, chairs

    @cython.locals(seat=int, state=State, chair=Chair)
    cpdef State play(self, unsigned long long index)
    @cython.locals(owing=int, seat=int)
    cpdef void play_on(self, State state) except *
    @cython.locals(chair=Chair, bot=Bot)
    cdef long long move(self, int seat) except? -1
