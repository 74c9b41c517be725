cimport cython
from greenbaize.games.cincinnati.table cimport Table, key_of

cdef int DICE, NOWHERE, HOUSES_TURN, FIRST, BOUGHT, DUEL_THROWING, DUEL_KEEPING, DUEL_ASKING
cdef short[7776] RANKS
cdef short[253] FIRST_KEEP
cdef short[4369] KEPT_KEYS, KEPT_DICE

cdef class Duel(Table):
    @cython.final
    cdef void wait_for(self, int phase, int due) noexcept
    @cython.final
    cdef void begin_bout(self, int fighters) noexcept
    @cython.final
    cdef void face(self, int fighter) noexcept
    @cython.final
    cdef void next_fighter(self) noexcept
    @cython.final
    cdef void duel_keep(self, int choice) noexcept
    @cython.final
    cdef void duel_land(self, long long roll) noexcept
    @cython.final
    cdef void duel_answer(self, int buys) noexcept
    cdef void judge(self) noexcept
    @cython.final
    cdef void pay(self, int seat) noexcept
    @cython.final
    @cython.locals(best=int, most=int, place=int)
    cdef int best_fighters(self) noexcept
    @cython.final
    cdef void end_duel(self) noexcept
