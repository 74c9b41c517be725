cimport cython
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas.colours cimport casinos_of, face_of
from greenbaize.games.las_vegas.placing cimport Placing
from greenbaize.games.las_vegas.sizes cimport grown, larger, number, untied
from greenbaize.games.las_vegas.strip cimport lying
from greenbaize.games.las_vegas_solo.game cimport Solo
from greenbaize.games.las_vegas_solo.valuation cimport table_of

cdef int DICE, OWN, OWNERS, TOP_BILL, SUM_BITS, SUM, MOST_PAID, LOW_DIGITS, DIGIT_ONES
cdef long long ONE
cdef double ALL_DICE, LEAD, LEAD_EARLY, RAISED, RAISED_EARLY, GAIN, GAIN_EARLY, LOSS, LOSS_EARLY
cdef double STAKE, STAKE_EARLY, SECOND, SECOND_EARLY, CROWD, CROWD_EARLY
cdef double SPENT, SPENT_EARLY, THROWN, THROWN_EARLY

@cython.locals(sums=cython.longlong, total=cython.longlong, rank=int, bill=int)
cpdef long long sums_of(long long bills) noexcept
cpdef int sum_of(long long sums, int bills) noexcept
@cython.locals(alone=cython.longlong, rank=int, lead=int)
cpdef int lead_of(long long sizes, int own, long long sums) noexcept
cpdef int dice_in(int group) noexcept
cpdef int colours_in(int group) noexcept

cdef class TiesAndLeads(Placing):
    cpdef int casinos(self, State state) except? -1
    @cython.locals(table=Solo, sums=cython.longlong, own=int, dice=int, colour=int, left=double)
    cpdef double value(self, State state, int seat, int casino) except? -1
    @cython.locals(
        left=int, sizes=cython.longlong, heaps=int, own=int, others=int, colour=int, dice=int,
        lead=int, raised=int, change=int, top=int,
    )
    cdef double promise(self, Solo table, int casino, bint placed, long long sums, double early) noexcept
