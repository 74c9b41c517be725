cimport cython
from greenbaize.engine cimport copying
from greenbaize.engine.rng cimport Rng
from greenbaize.games.las_vegas.boulevard.heaps cimport members
from greenbaize.games.las_vegas.colours cimport any_casino, casinos_of, die_with, face_of
from greenbaize.games.las_vegas.strip cimport Strip, lying, stack_of

cdef int HOUSE, CASINOS, DICE, TOP_BILL, BILLS_EACH, COLOURS, ROUNDS, SCATTERED
cdef int NOBODY, EVERY_COLOUR, UNKNOWN
cdef int STOCKING, SCATTERING, DEALING, ROLLING, PLACING, REVEALING, OVER, STARTING

cdef int any_of(int colours, Rng rng) except? -1
@cython.locals(one=int)
cdef int two_of(int colours, Rng rng) except? -1
@cython.locals(total=int, bill=int)
cpdef int worth(long long bills) noexcept
@cython.locals(number=int, bill=int)
cpdef int size(long long bills) noexcept

cdef class SecondWay(Strip):
    cdef readonly int phase, round, start, turn, laid, dealt, score_setup
    cdef readonly long long rolled
    cdef readonly short[8] stock
    cdef readonly short[6][8] dice
    cdef readonly long long[8] winnings
    cdef readonly short[4] cards, money, won

    cpdef int owing(self) except? -1
    cdef inline int owed(self) noexcept
    cpdef long long pick(self, int seat, Rng rng) except? -1
    cpdef long long sample(self, Rng rng) except? -1
    @cython.final
    @cython.locals(throw=cython.longlong, colour=int)
    cdef long long throw_stock(self, Rng rng) except? -1
    @cython.final
    @cython.locals(throw=cython.longlong, colour=int, one=int, other=int, lower=int)
    cdef long long throw_pairs(self, Rng rng) except? -1
    @cython.final
    @cython.locals(known=int, shown=cython.longlong, seat=int, cards=cython.longlong)
    cdef long long turn_up(self, Rng rng) except? -1
    @cython.locals(colours=int, seat=int)
    cdef inline int known(self) noexcept
    cpdef int thrower(self) except? -1
    cpdef long long seen(self, int viewer, int seat, long long move) except? -1
    cpdef bint allows_partial(self, int seat, long long move) except? -1
    cpdef int _play(self, int seat, long long move) except? -1
    cdef inline void choose_first(self, int seat) noexcept
    @cython.locals(casino=int, colour=int, seat=int)
    cdef inline void begin_round(self) noexcept
    cdef inline void lay_bill(self, int bill) noexcept
    @cython.locals(die=int, colour=int, casino=int)
    cdef inline void scatter(self, long long throw) noexcept
    cdef inline void deal(self, int cards) noexcept
    cdef inline void show(self, long long throw) noexcept
    cdef inline void place(self, int casino) noexcept
    @cython.locals(colour=int)
    cdef inline void put_down(self, int casino) noexcept
    @cython.locals(bills=int, winners=int, queue=int, dice=int, colour=int)
    cdef inline void pay(self, int casino) noexcept
    @cython.locals(found=int, colour=int)
    cdef inline int alone_with(self, int casino, int dice) noexcept
    @cython.locals(bill=int)
    cdef inline void award(self, int casino, int colour) noexcept
    @cython.locals(colour=int)
    cdef inline void pass_the_cup(self) noexcept
    @cython.locals(seat=int)
    cdef inline void reveal(self, long long shown) noexcept
    @cython.locals(bills=cython.longlong, colour=int)
    cpdef long long claimed(self, int seat) noexcept
    cdef inline void end_round(self) noexcept
    cpdef SecondWay clone(self)
    @cython.locals(other=SecondWay, holder=int)
    cpdef SecondWay guess(self, int seat, Rng rng)
    @cython.locals(other=SecondWay)
    cpdef SecondWay foresee(self, int casino, int colour)
