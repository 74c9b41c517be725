cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.bells_and_hammers.game cimport BellsAndHammers

cdef int CARDS, CROWD, GAMES_WITHOUT_A_CARD
cdef double CARDS_EARN, CARDS_EARN_OF_BANK, BLANKS, BLANKS_OF_BANK, OUTBID

cdef class WorthOfACard(Heuristic):
    @cython.locals(table=BellsAndHammers, gain=double)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(bank=int, players=int, card=double, place=double, worth=double)
    cpdef double worth(self, BellsAndHammers table, int seat, int bid) except? -1
    @cython.final
    @cython.locals(blanks=double)
    cdef double card(self, int bank, int players) noexcept
    @cython.final
    @cython.locals(without=int, seat=int)
    cdef bint scarce(self, BellsAndHammers table) noexcept
    @cython.final
    @cython.locals(danger=double)
    cdef double danger(self, BellsAndHammers table) noexcept
    @cython.final
    cdef double at_stake(self, BellsAndHammers table, int seat, bint scarce) noexcept
    @cython.final
    @cython.locals(price=int, later=int, before=int, after=int)
    cdef double given_up(self, BellsAndHammers table, int seat, int bid, double card) noexcept
    @cython.final
    @cython.locals(most=int, rivals=int, other=int, purse=int)
    cdef int purse(self, BellsAndHammers table, int seat, bint now) noexcept
