cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State

cdef int HOUSE, DICE, DUEL_CARD, MONEY_CARDS, NOWHERE, TOKEN_WORTH, TOKENS, TOKENS_EACH, A, C
cdef int CARD_BITS, LIFT_BITS, REVEAL_BITS, UNKNOWN, UNKNOWN_KEEP, RESULTS, ALL_DUELS
cdef int TURNING, REPLACING, PUTTING, SHAKING, SITTING, LIFTING, KEEPING, REVEALING, THROWING
cdef int ASKING, CHALLENGING, DUEL_THROWING, DUEL_KEEPING, DUEL_ASKING, BOUGHT
cdef short[7776] RANKS
cdef short[253] KEEPS_OF, FIRST_KEEP
cdef short[4369] KEPT_DICE

@cython.locals(low=int)
cpdef int key_of(long long roll) noexcept
cpdef int lying(int cards, int card) noexcept
cpdef int card_in(int card) noexcept

cdef class Table(State):
    cdef readonly int phase, due, round, dealer, turn, table, card, throw, waiting, throwing
    cdef readonly int hidden, free_choice, starter_loses, unlimited
    cdef readonly int unseen, to_come, shown_back, supply, spent_tokens, spent_duels
    cdef readonly int challengers, prize, fighters, fighter, declined, parry
    cdef readonly short[7] deck
    cdef readonly int[4] piles
    cdef readonly short[4] sitting
    cdef readonly int[6] purses
    cdef readonly short[6] money, tokens, duel_cards, seated, dice, kept, duellists, duel_dice

    cpdef int owing(self) except? -1
    cpdef int thrower(self) except? -1
    cdef inline int stride(self) noexcept
    cdef inline int everybody(self) noexcept
    @cython.locals(found=int, most=int, seat=int, worth=int)
    cdef inline int foremost(self, int seats) noexcept
    cdef inline int next_of(self, int seats, int seat) noexcept
    @cython.locals(other=int)
    cpdef long long pick(self, int seat, Rng rng) except? -1
    cdef inline int any_table(self, Rng rng) except? -1
    @cython.locals(lies=int)
    cdef inline int choices(self, int seat) noexcept
    cpdef long long sample(self, Rng rng) except? -1
    cpdef int airborne(self) except? -1
    cdef inline int top_of_the_deck(self, Rng rng) except? -1
    @cython.locals(card=int)
    cdef inline int drawn(self, int above) noexcept
    @cython.locals(duels=int)
    cdef inline int top_below_a_known_duel(self, Rng rng) except? -1
    @cython.locals(places=int, card=int)
    cdef inline int duels_in_play(self, Rng rng) except? -1
    @cython.locals(in_play=int, shown=int)
    cdef inline bint accepts(self, int duels, Rng rng) except? -1
    @cython.final
    @cython.locals(shown=cython.longlong, lifted=cython.longlong, seat=int, table=int, result=int)
    cdef long long under_the_cups(self, Rng rng) except? -1
    @cython.final
    @cython.locals(shown=cython.longlong, part=cython.longlong, seat=int, keep=int)
    cdef long long behind_the_hands(self, Rng rng) except? -1
    @cython.locals(other=Table, who=int)
    cpdef State guess(self, int seat, Rng rng)
    cdef inline void imagine_cup(self, int seat, Rng rng) except *
