cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.games.bells_and_hammers.payments cimport Payments, total
from greenbaize.games.bells_and_hammers.table cimport size

cdef int HOUSE, NOBODY, PASS
cdef int CARDS, DICE, NUMBER_DICE, SIDES, HORSE
cdef int CAPITAL, ENDOWMENT, FEWEST, GAMES_WITHOUT_A_CARD
cdef int DRAWING, BIDDING, TURNING, THROWING, CHOOSING, OVER
cdef int COUNTING_ALL, FRESH, REFILL, UNTIL_RAISED

cdef class BellsAndHammers(Payments):
    cpdef int owing(self) except? -1
    @cython.final
    cdef int owed(self) noexcept
    @cython.locals(higher=int, choice=int)
    cpdef long long pick(self, int seat, Rng rng) except? -1
    @cython.locals(roll=int, die=int)
    cpdef long long sample(self, Rng rng) except? -1
    @cython.final
    @cython.locals(face=int)
    cdef int face_down(self, int number) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef int candidate(self, int number) noexcept
    cpdef int thrower(self) except? -1
    cpdef int _play(self, int seat, long long move) except? -1
    @cython.final
    cdef void throw_for_the_bank(self, int seats) noexcept
    @cython.final
    cdef void draw(self, int roll) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void begin_game(self, int banker) noexcept
    @cython.final
    @cython.locals(paid=int)
    cdef void stake(self, int seat) noexcept
    @cython.final
    cdef void put_up(self) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef int before_the_first(self) noexcept
    @cython.final
    @cython.locals(limit=int, seats=int, seat=int)
    cdef int may_have_more(self) noexcept
    @cython.final
    cdef void answer(self, int points) noexcept
    @cython.final
    cdef int rivals(self) noexcept
    @cython.final
    cdef void ask_on(self) noexcept
    @cython.locals(allowed=int, without=int, seat=int)
    cpdef int favoured(self) noexcept
    @cython.final
    cdef void hand_over(self, int seat, int price) noexcept
    @cython.final
    cdef void close_the_sale(self) noexcept
    @cython.final
    cdef void turn_up(self, int face) noexcept
    @cython.final
    @cython.locals(before=int)
    cdef void take_up_the_dice(self) noexcept
    @cython.final
    cdef void throw(self, int roll) noexcept
    @cython.final
    cdef void pass_the_dice(self) noexcept
    @cython.final
    cdef void end_game(self) noexcept
    @cython.final
    @cython.locals(most=int, tied=int, seat=int)
    cdef int winners(self) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void count(self) noexcept
    @cython.final
    cdef void confiscate(self, int seat) noexcept
    @cython.final
    @cython.locals(seat=int)
    cdef void begin_next_game(self, int banker) noexcept
    @cython.locals(other=BellsAndHammers)
    cpdef BellsAndHammers clone(self)
    cpdef BellsAndHammers guess(self, int seat, Rng rng)
