cimport cython
from greenbaize.engine cimport copying
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
    cdef inline int owed(self) noexcept
    @cython.locals(higher=int, choice=int)
    cpdef long long pick(self, int seat, Rng rng) except? -1
    @cython.locals(roll=int, die=int)
    cpdef long long sample(self, Rng rng) except? -1
    @cython.locals(face=int)
    cdef inline int face_down(self, int number) noexcept
    @cython.locals(seat=int)
    cdef inline int candidate(self, int number) noexcept
    cpdef int thrower(self) except? -1
    cpdef int _play(self, int seat, long long move) except? -1
    cdef inline void throw_for_the_bank(self, int seats) noexcept
    cdef inline void draw(self, int roll) noexcept
    @cython.locals(seat=int)
    cdef inline void begin_game(self, int banker) noexcept
    @cython.locals(paid=int)
    cdef inline void stake(self, int seat) noexcept
    cdef inline void put_up(self) noexcept
    @cython.locals(seat=int)
    cdef inline int before_the_first(self) noexcept
    @cython.locals(limit=int, seats=int, seat=int)
    cdef inline int may_have_more(self) noexcept
    cdef inline void answer(self, int points) noexcept
    cdef inline int rivals(self) noexcept
    cdef inline void ask_on(self) noexcept
    @cython.locals(allowed=int, without=int, seat=int)
    cpdef int favoured(self) noexcept
    cdef inline void hand_over(self, int seat, int price) noexcept
    cdef inline void close_the_sale(self) noexcept
    cdef inline void turn_up(self, int face) noexcept
    @cython.locals(before=int)
    cdef inline void take_up_the_dice(self) noexcept
    cdef inline void throw(self, int roll) noexcept
    cdef inline void pass_the_dice(self) noexcept
    cdef inline void end_game(self) noexcept
    @cython.locals(most=int, tied=int, seat=int)
    cdef inline int winners(self) noexcept
    @cython.locals(seat=int)
    cdef inline void count(self) noexcept
    cdef inline void confiscate(self, int seat) noexcept
    @cython.locals(seat=int)
    cdef inline void begin_next_game(self, int banker) noexcept
    cpdef BellsAndHammers clone(self)
    cpdef BellsAndHammers guess(self, int seat, Rng rng)
