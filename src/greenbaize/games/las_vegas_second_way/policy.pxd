cimport cython
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas.colours cimport casinos_of, face_of
from greenbaize.games.las_vegas.placing cimport Placing
from greenbaize.games.las_vegas.sizes cimport grown, larger, number, untied
from greenbaize.games.las_vegas.strip cimport lying
from greenbaize.games.las_vegas_second_way.game cimport SecondWay, size
from greenbaize.games.las_vegas_second_way.valuation cimport table_of

cdef int COLOURS, TOP_BILL, SUM_BITS, SUM, MOST_BILLS
cdef long long ONE
cdef double ALL_DICE, PAID, PAID_EARLY, GIVEN, GIVEN_EARLY, HOPE, HOPE_EARLY, CHANCE, CHANCE_EARLY
cdef double FEAR, FEAR_EARLY, THREAT, THREAT_EARLY, STAKE, STAKE_EARLY, CROWD, CROWD_EARLY
cdef double OPEN, OPEN_EARLY, SPENT, SPENT_EARLY, THROWN, THROWN_EARLY

@cython.locals(sums=cython.longlong, total=cython.longlong, rank=int, bill=int)
cpdef long long sums_of(long long bills) noexcept
cpdef int sum_of(long long sums, int bills) noexcept
@cython.locals(paid=int)
cpdef int won_by(long long alone, int dice, long long sums, int gone, int bills) noexcept
@cython.locals(mine=int, colour=int)
cpdef int won_by_own(
    long long alone, long long dice, int cards, long long sums, int gone, int bills
) noexcept
cpdef int won_by_all(long long alone, long long sums, int gone, int bills) noexcept
@cython.locals(colour=int, heap=int)
cpdef long long without_paid(long long dice, long long alone, int paid) noexcept
@cython.locals(sizes=cython.longlong, colour=int)
cpdef long long sizes_of(long long dice) noexcept

cdef class TwoSecrets(Placing):
    cpdef int casinos(self, State state) except? -1
    @cython.locals(
        table=SecondWay, cards=int, dice=cython.longlong, placed=cython.longlong, stock=int,
        rest=int, left=int, own=int, thrown=int, colour=int, heap=int, early=double,
        sums=cython.longlong, bills=int,
    )
    cpdef double value(self, State state, int seat, int casino) except? -1
    @cython.locals(
        alone=cython.longlong, paid=int, mine=int, others=int, stay=cython.longlong
    )
    cdef double outcome(
        self, long long dice, int stock, int cards, long long sums, int bills, double early
    ) noexcept
    @cython.locals(
        sizes=cython.longlong, alone=cython.longlong, mine=int, others=int, hope=int, chance=int,
        fear=int, threat=int, stake=int, crowd=int, colour=int, heap=int, then=cython.longlong,
        more=int, lost=int, top=int,
    )
    cdef double promise(
        self, long long dice, int stock, int cards, long long sums, int gone, int bills,
        double early,
    ) noexcept
