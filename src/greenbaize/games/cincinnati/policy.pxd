cimport cython
from greenbaize.engine.policy cimport Policy
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.games.cincinnati.company cimport Company, Seating
from greenbaize.games.cincinnati.contest cimport Contest
from greenbaize.games.cincinnati.foresight cimport Foresight, Reach
from greenbaize.games.cincinnati.game cimport Cincinnati
from greenbaize.games.cincinnati.table cimport lying
from greenbaize.games.cincinnati.valuation cimport Standing, table_of

cdef int DUEL_CARD, MONEY_CARDS, NOWHERE, ROUNDS, TOKEN_CARD, TOKENS_A_CARD, A, B, C
cdef int ASKING, BOUGHT, CHALLENGING, DUEL_ASKING, DUEL_KEEPING, KEEPING, LIFTING, PUTTING
cdef int REVEALING, SITTING, THIRD
cdef short[253] KEEPS_OF
cdef short[5] VALUES
cdef double DUEL_WORTH, HARM, SHY, MARGIN

cdef class HouseRules(Policy):
    cdef readonly Company company
    cdef readonly Contest contest
    cdef readonly Standing judge

    @cython.locals(table=Cincinnati)
    cpdef long long choose(self, State state, int seat, Rng rng) except? -1
    @cython.locals(atlantic=double, ballroom=double, seating=Seating)
    cdef int sit(self, Cincinnati table, int seat) except? -1
    @cython.locals(ahead=Foresight)
    cdef int keep(self, Cincinnati table, int seat) except? -1
    @cython.locals(ahead=Foresight, lies=int, best=int, gain=double)
    cdef int answer(self, Cincinnati table, int seat) except? -1
    @cython.locals(best=int, most=double, ties=int, other=int, value=double)
    cdef int challenge(self, Cincinnati table, int seat, Rng rng) except? -1
    @cython.locals(share=double, value=double)
    cdef double prey(self, Cincinnati table, int seat, int other) except? -1
    @cython.locals(table=Cincinnati, other=int)
    cpdef object imagine(self, State world, int seat, Rng rng)
    cdef double price(self, Cincinnati table) noexcept
    cdef double stake(self, Cincinnati table, int seat) noexcept
    @cython.locals(pile=int, tokens=int, total=double, card=int)
    cdef double worth(self, Cincinnati table, int where) noexcept

cdef int throws_left(Cincinnati table) noexcept
cdef int lies_of(Cincinnati table, int seat) noexcept
@cython.locals(highest=double, card=int)
cdef double best_card(Cincinnati table, int seat) noexcept
