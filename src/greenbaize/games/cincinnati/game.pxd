cimport cython
from greenbaize.engine cimport copying
from greenbaize.games.cincinnati.duel cimport Duel
from greenbaize.games.cincinnati.table cimport card_in, key_of, lying

cdef int DUEL_CARD, MONEY_CARDS, NOWHERE, ROUNDS, TOKEN_CARD, TOKENS_A_CARD, A, C
cdef int HOUSES_TURN, LIFT_BITS, REVEAL_BITS, UNKNOWN
cdef int TURNING, REPLACING, PUTTING, SHAKING, SITTING, LIFTING, KEEPING, REVEALING, THROWING
cdef int ASKING, CHALLENGING, DUEL_THROWING, DUEL_KEEPING, DUEL_ASKING, OVER
cdef int FIRST, SECOND, THIRD, BOUGHT
cdef short[7776] RANKS
cdef short[1024] STRENGTHS
cdef short[253] KEEPS_OF, FIRST_KEEP
cdef short[4369] KEPT_KEYS
cdef short[5] VALUES

cdef class Cincinnati(Duel):
    cpdef int _play(self, int seat, long long move) except? -1
    cdef inline void begin_round(self) noexcept
    cdef inline void clear_mats(self) noexcept
    cdef inline void turn_up(self, int card) noexcept
    cdef inline void show_back(self) noexcept
    cdef inline void replace(self, int card) noexcept
    cdef inline void put(self, int table) noexcept
    cdef inline void deal(self, int card) noexcept
    cdef inline void lay(self, int card, int table) noexcept
    cdef inline void shake(self) noexcept
    cdef inline void look(self, long long roll) noexcept
    cdef inline void sit(self, int seat, int table) noexcept
    @cython.locals(table=int, seat=int, lifted=int)
    cdef inline void lift(self, long long shown) noexcept
    @cython.locals(table=int)
    cdef inline void choose_keeps(self, int seats) noexcept
    @cython.locals(behind=int)
    cdef inline void keep(self, int seat, int choice) noexcept
    @cython.locals(seat=int)
    cdef inline void reveal(self, long long shown) noexcept
    cdef inline void stand_or_throw(self, int seat) noexcept
    cdef inline void throw_dice(self) noexcept
    @cython.locals(entry=int)
    cdef inline void land(self, long long roll) noexcept
    cdef inline void next_throw(self) noexcept
    cdef inline void begin_pass(self) noexcept
    cdef inline void ask(self, int seat) noexcept
    cdef inline void answer(self, int seat, int buys) noexcept
    @cython.locals(best=int)
    cdef inline void clear_tables(self) noexcept
    @cython.locals(best=int, most=int, seat=int, strength=int)
    cdef inline int best_at(self, int table) noexcept
    @cython.locals(pile=int, gained=int, card=int)
    cdef inline void take(self, int seat, int table) noexcept
    @cython.locals(holders=int, place=int, seat=int)
    cdef inline void rank_holders(self) noexcept
    @cython.locals(seat=int)
    cdef inline void next_challenge(self) noexcept
    cdef inline void challenge(self, int opponent) noexcept
    @cython.locals(fighters=int, seat=int)
    cdef inline void fight_for_table(self, int tied) noexcept
    cdef void judge(self) noexcept
    @cython.locals(holder=int, card=int)
    cdef inline void judge_duel(self) noexcept
    @cython.locals(card=int)
    cdef inline int highest(self, int seat) noexcept
    cdef inline void rob(self, int holder, int opponent, int card) noexcept
    @cython.locals(best=int, starter=int, table=int)
    cdef inline void judge_tie(self) noexcept
    cdef inline void end_round(self) noexcept
    cpdef Cincinnati clone(self)
