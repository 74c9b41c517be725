cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.bells_and_hammers.game cimport BellsAndHammers

cdef int CARDS, CROWD, GAMES_WITHOUT_A_CARD
cdef double CARDS_EARN, CARDS_EARN_OF_BANK, BLANKS, BLANKS_OF_BANK
cdef double OPENING, RESERVE, LEAST_APPETITE, APPETITE
cdef int APPETITES

cdef class WorthOfACard(Heuristic):
    @cython.locals(table=BellsAndHammers, most=int)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(purse=double, price=double, worth=double)
    cpdef int most(self, BellsAndHammers table, int seat) except? -1
    @cython.locals(steps=int)
    cdef inline double appetite(self, BellsAndHammers table, int seat) noexcept
    @cython.locals(goal=int)
    cdef inline int goal(self, BellsAndHammers table, int seat, int most) noexcept
    @cython.locals(bank=int, players=int, card=double, place=double, worth=double)
    cpdef double worth(self, BellsAndHammers table, int seat, int bid) except? -1
    @cython.locals(blanks=double)
    cdef inline double card(self, int bank, int players) noexcept
    @cython.locals(without=int, seat=int)
    cdef inline bint scarce(self, BellsAndHammers table) noexcept
    @cython.locals(danger=double)
    cdef inline double danger(self, BellsAndHammers table) noexcept
    cdef inline double at_stake(self, BellsAndHammers table, int seat, bint scarce) noexcept
    @cython.locals(price=int, later=int, before=int, after=int)
    cdef inline double given_up(self, BellsAndHammers table, int seat, int bid, double card) noexcept
    @cython.locals(most=int, rivals=int, other=int, purse=int)
    cdef inline int purse(self, BellsAndHammers table, int seat, bint now) noexcept
