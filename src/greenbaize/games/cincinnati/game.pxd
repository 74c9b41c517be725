cimport cython
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
    @cython.final
    cdef void begin_round(self) noexcept
    @cython.final
    cdef void clear_mats(self) noexcept
    @cython.final
    cdef void turn_up(self, int card) noexcept
    @cython.final
    cdef void show_back(self) noexcept
    @cython.final
    cdef void replace(self, int card) noexcept
    @cython.final
    cdef void put(self, int table) noexcept
    @cython.final
    cdef void deal(self, int card) noexcept
    @cython.final
    cdef void lay(self, int card, int table) noexcept
    @cython.final
    cdef void shake(self) noexcept
    @cython.final
    cdef void look(self, long long roll) noexcept
    @cython.final
    cdef void sit(self, int seat, int table) noexcept
    @cython.final
    @cython.locals(table=int, seat=int, lifted=int)
    cdef void lift(self, long long shown) noexcept
    @cython.final
    @cython.locals(table=int)
    cdef void choose_keeps(self, int seats) noexcept
    @cython.final
    @cython.locals(behind=int)
    cdef void keep(self, int seat, int choice) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void reveal(self, long long shown) noexcept
    @cython.final
    cdef void stand_or_throw(self, int seat) noexcept
    @cython.final
    cdef void throw_dice(self) noexcept
    @cython.final
    @cython.locals(entry=int)
    cdef void land(self, long long roll) noexcept
    @cython.final
    cdef void next_throw(self) noexcept
    @cython.final
    cdef void begin_pass(self) noexcept
    @cython.final
    cdef void ask(self, int seat) noexcept
    @cython.final
    cdef void answer(self, int seat, int buys) noexcept
    @cython.final
    @cython.locals(best=int)
    cdef void clear_tables(self) noexcept
    @cython.final
    @cython.locals(best=int, most=int, seat=int, strength=int)
    cdef int best_at(self, int table) noexcept
    @cython.final
    @cython.locals(pile=int, gained=int, card=int)
    cdef void take(self, int seat, int table) noexcept
    @cython.final
    @cython.locals(holders=int, place=int, seat=int)
    cdef void rank_holders(self) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void next_challenge(self) noexcept
    @cython.final
    cdef void challenge(self, int opponent) noexcept
    @cython.final
    @cython.locals(fighters=int, seat=int)
    cdef void fight_for_table(self, int tied) noexcept
    cdef void judge(self) noexcept
    @cython.final
    @cython.locals(holder=int, card=int)
    cdef void judge_duel(self) noexcept
    @cython.final
    @cython.locals(card=int)
    cdef int highest(self, int seat) noexcept
    @cython.final
    cdef void rob(self, int holder, int opponent, int card) noexcept
    @cython.final
    @cython.locals(best=int, starter=int, table=int)
    cdef void judge_tie(self) noexcept
    @cython.final
    cdef void end_round(self) noexcept
    @cython.locals(other=Cincinnati)
    cpdef Cincinnati clone(self)
