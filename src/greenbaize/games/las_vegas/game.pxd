cimport cython
from greenbaize.engine cimport copying
from greenbaize.engine.rng cimport Rng
from greenbaize.games.las_vegas.strip cimport Strip, stack_of

cdef int HOUSE, CASINOS, ROUNDS, TOP_BILL, NOBODY
cdef int STOCKING, SCATTERING, ROLLING, PLACING, OVER, STARTING
cdef long long NEUTRAL, OWN
cdef unsigned long long EACH

cpdef int showing(long long roll, int casino) noexcept
cpdef int own(int heap) noexcept
cpdef int neutral(int heap) noexcept
cdef unsigned long long values_shown(unsigned long long roll) noexcept
@cython.locals(heap=int)
cpdef int dice_shown(long long roll, int casino) noexcept

cdef class LasVegas(Strip):
    cdef readonly int phase, round, start, turn, casino, stake
    cdef readonly int owners, supply, left_over, open_money, minimum, venues
    cdef readonly long long rolled
    cdef readonly short[8] hand, money, won
    cdef readonly short[6][8] bets

    cpdef int owing(self) except? -1
    cdef inline int owed(self) noexcept
    @cython.locals(up_to=cython.ulonglong, before=cython.ulonglong, drawn=int)
    cpdef long long pick(self, int seat, Rng rng) except? -1
    @cython.locals(heap=int, roll=cython.longlong)
    cpdef long long sample(self, Rng rng) except? -1
    cpdef int thrower(self) except? -1
    cpdef int _play(self, int seat, long long move) except? -1
    cdef inline void choose_first(self, int seat) noexcept
    cdef void begin_round(self) noexcept
    cdef inline void take_dice(self) noexcept
    cdef inline void stock(self, int bill) noexcept
    cdef int worth(self, int bill) noexcept
    cdef void open_doors(self) noexcept
    cdef inline void scatter(self, long long roll) noexcept
    cdef inline void show(self, long long roll) noexcept
    @cython.locals(heap=int)
    cdef inline void place(self, int casino) noexcept
    cdef void pass_the_cup(self) noexcept
    cdef void pay_out(self) noexcept
    @cython.locals(owner=int, again=int)
    cdef inline void strike_out(self, int casino) noexcept
    cpdef int spared(self, int casino) noexcept
    @cython.locals(owner=int, bill=int, bills=cython.longlong)
    cdef inline void pay(self, int casino) noexcept
    cdef inline int leader(self, int casino) noexcept
    cdef inline void award(self, int casino, int bill, int owner) noexcept
    cdef void collect(self, int seat, int bill) noexcept
    cdef inline void end_round(self) noexcept
    cdef void end_game(self) noexcept
    cpdef LasVegas clone(self)
    @cython.locals(other=LasVegas, heap=int)
    cpdef LasVegas foresee(self, int casino, bint placed)
