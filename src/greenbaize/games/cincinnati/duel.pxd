cimport cython
from greenbaize.games.cincinnati.table cimport Table, key_of

cdef int DICE, NOWHERE, HOUSES_TURN, FIRST, BOUGHT, DUEL_THROWING, DUEL_KEEPING, DUEL_ASKING
cdef short[7776] RANKS
cdef short[253] FIRST_KEEP
cdef short[4369] KEPT_KEYS, KEPT_DICE

cdef class Duel(Table):
    cdef inline void wait_for(self, int phase, int due) noexcept
    cdef inline void begin_bout(self, int fighters) noexcept
    cdef inline void face(self, int fighter) noexcept
    cdef inline void next_fighter(self) noexcept
    cdef inline void duel_keep(self, int choice) noexcept
    cdef inline void duel_land(self, long long roll) noexcept
    cdef inline void duel_answer(self, int buys) noexcept
    cdef void judge(self) noexcept
    cdef inline void pay(self, int seat) noexcept
    @cython.locals(best=int, most=int, place=int)
    cdef inline int best_fighters(self) noexcept
    cdef inline void end_duel(self) noexcept
