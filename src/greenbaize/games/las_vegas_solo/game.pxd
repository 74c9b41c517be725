cimport cython
from greenbaize.engine cimport copying
from greenbaize.engine.rng cimport Rng
from greenbaize.games.las_vegas.colours cimport any_casino, casinos_of, die_with, face_of
from greenbaize.games.las_vegas.strip cimport Strip, lying, stack_of

cdef int HOUSE, CASINOS, DICE, MINIMUM, NOBODY, OWN, OWNERS, TOP_BILL
cdef int STOCKING, DRAWING, SCATTERING, ROLLING, PLACING, OVER

cpdef int of_colour(int group, int colour) noexcept

cdef class Solo(Strip):
    cdef readonly int phase, round, rounds, own_dice, beforehand
    cdef readonly int casino, stake, opponent, thrown_out, to_scatter, group, rolled
    cdef readonly int[2] groups
    cdef readonly short[8] money, won
    cdef readonly short[6][8] bets

    cpdef int owing(self) except? -1
    cdef inline int owed(self) noexcept
    cpdef bint may_be_drawn(self, int colour) noexcept
    cpdef long long pick(self, int seat, Rng rng) except? -1
    cpdef long long sample(self, Rng rng) except? -1
    @cython.final
    @cython.locals(before=int, colour=int)
    cdef long long any_opponent(self, Rng rng) except? -1
    @cython.final
    @cython.locals(roll=cython.longlong, colour=int)
    cdef long long any_throw(self, Rng rng) except? -1
    cpdef int thrower(self) except? -1
    cpdef int _play(self, int seat, long long move) except? -1
    cdef inline void begin_round(self) noexcept
    cdef inline void stock(self, int bill) noexcept
    cdef inline void draw(self, int colour) noexcept
    @cython.locals(casino=int)
    cdef inline void scatter(self, long long roll) noexcept
    @cython.locals(colour=int, number=int, half=int)
    cdef inline void split(self) noexcept
    cdef inline void take_group(self, int group) noexcept
    cdef inline void show(self, int roll) noexcept
    @cython.locals(colour=int)
    cdef inline void place(self, int casino) noexcept
    cdef inline void go_on(self) noexcept
    @cython.locals(casino=int)
    cdef inline void pay_out(self) noexcept
    @cython.locals(colour=int, tied=int)
    cdef inline void strike_out(self, int casino) noexcept
    @cython.locals(colour=int, bill=int)
    cdef inline void pay(self, int casino) noexcept
    cdef inline void award(self, int casino, int bill, int colour) noexcept
    cdef inline void end_round(self) noexcept
    @cython.locals(money=int, colour=int)
    cpdef int others(self) noexcept
    cpdef bint is_won(self) noexcept
    cpdef Solo clone(self)
    @cython.locals(other=Solo, colour=int)
    cpdef Solo foresee(self, int casino, bint placed)
