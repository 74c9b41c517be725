cimport cython
from greenbaize.bots.bot cimport Bot, Chair
from greenbaize.engine.playout cimport first
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef int HOUSE

cdef class Arena:
    cdef readonly object game, fallback
    cdef readonly unsigned long long seed
    cdef State table
    cdef Rng house
    cdef list bots, chairs
    cdef bint playing
    cdef int strangers

    @cython.locals(seat=int, chair=Chair)
    cdef void seat_all(self, State state, unsigned long long index) except *
    @cython.locals(owing=int, seat=int)
    cdef void play_on(self, State state) except *
    cdef long long checked(self, Bot bot, Chair chair, State state) except? -1
    @cython.locals(chair=Chair, bot=Bot)
    cdef long long move(self, State state, int seat) except? -1
