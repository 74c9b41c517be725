cimport cython
from greenbaize.engine.policy cimport Policy
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.games.bells_and_hammers.game cimport BellsAndHammers
from greenbaize.games.bells_and_hammers.outlook cimport Outlook
from greenbaize.games.bells_and_hammers.valuation cimport table_of

cdef int NOBODY, PASS
cdef int NEAR, MOODS, CAREFUL, FINENESS
cdef double OPENING, LEAST_MOOD, MOOD, RESERVE

cdef class Bidder(Policy):
    cdef readonly Outlook outlook

    @cython.locals(table=BellsAndHammers)
    cpdef long long choose(self, State state, int seat, Rng rng) except? -1
    @cython.locals(table=BellsAndHammers, limit=int)
    cpdef long long draw(self, State state, int seat, Rng rng) except? -1
    @cython.locals(table=BellsAndHammers, limit=int, beyond=int, part=int)
    cpdef list candidates(self, State state, int seat, int most, Rng rng)
    cdef object add(self, BellsAndHammers table, int seat, int bid, int beyond, list found)
    @cython.locals(spare=int)
    cpdef int in_mood(self, BellsAndHammers table, int seat, int limit, int mood) noexcept
    @cython.locals(goal=int, ahead=int)
    cpdef int answer(self, BellsAndHammers table, int seat, int limit) noexcept
    @cython.locals(most=int, rivals=int, other=int)
    cpdef int beyond(self, BellsAndHammers table, int seat) noexcept
    @cython.locals(worth=int, beyond=int, bid=int)
    cpdef int limit(self, BellsAndHammers table, int seat) noexcept
    @cython.locals(rival=int, mine=double, price=int)
    cdef bint wants(self, BellsAndHammers table, int seat, int bid) noexcept
    @cython.locals(rivals=int, free=int, richest=int, most=int, other=int)
    cdef int rival(self, BellsAndHammers table, int seat) noexcept
