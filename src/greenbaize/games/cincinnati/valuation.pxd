cimport cython
from greenbaize.engine.state cimport State
from greenbaize.engine.valuation cimport Valuation
from greenbaize.games.cincinnati.game cimport Cincinnati

cdef int ROUNDS, TOKEN_WORTH, A, TURNING
cdef double THROWS, LUCK
cdef double[13] ROOTS

cdef class Standing(Valuation):
    cdef double scale, token

    @cython.locals(table=Cincinnati)
    cpdef bint settled(self, State state) except? -1
    @cython.locals(table=Cincinnati)
    cpdef double worth(self, State state, int seat) except? -1
    @cython.locals(left=int)
    cdef void measure(self, Cincinnati table) noexcept
    cdef double token_with(self, int left) noexcept
    @cython.locals(total=double, mine=double, other=int)
    cdef double share(self, Cincinnati table, int seat) noexcept
    cdef double wealth(self, Cincinnati table, int seat) noexcept

cpdef Cincinnati table_of(State state)
