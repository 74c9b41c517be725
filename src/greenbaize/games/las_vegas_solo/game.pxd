cimport cython
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
    @cython.final
    cdef int owed(self) noexcept
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
    @cython.final
    cdef void begin_round(self) noexcept
    @cython.final
    cdef void stock(self, int bill) noexcept
    @cython.final
    cdef void draw(self, int colour) noexcept
    @cython.final
    @cython.locals(casino=int)
    cdef void scatter(self, long long roll) noexcept
    @cython.final
    @cython.locals(colour=int, number=int, half=int)
    cdef void split(self) noexcept
    @cython.final
    cdef void take_group(self, int group) noexcept
    @cython.final
    cdef void show(self, int roll) noexcept
    @cython.final
    @cython.locals(colour=int)
    cdef void place(self, int casino) noexcept
    @cython.final
    cdef void go_on(self) noexcept
    @cython.final
    @cython.locals(casino=int)
    cdef void pay_out(self) noexcept
    @cython.final
    @cython.locals(colour=int, tied=int)
    cdef void strike_out(self, int casino) noexcept
    @cython.final
    @cython.locals(colour=int, bill=int)
    cdef void pay(self, int casino) noexcept
    @cython.final
    cdef void award(self, int casino, int bill, int colour) noexcept
    @cython.final
    cdef void end_round(self) noexcept
    @cython.locals(money=int, colour=int)
    cpdef int others(self) noexcept
    cpdef bint is_won(self) noexcept
    @cython.locals(other=Solo)
    cpdef Solo clone(self)
    @cython.final
    @cython.locals(casino=int)
    cdef void copy_to(self, Solo other) noexcept
    @cython.locals(other=Solo, colour=int)
    cpdef Solo foresee(self, int casino, bint placed)
