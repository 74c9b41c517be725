cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas.boulevard.game cimport Boulevard
from greenbaize.games.las_vegas.boulevard.heaps cimport dice_in
from greenbaize.games.las_vegas.boulevard.look cimport Look, look_at
from greenbaize.games.las_vegas.game cimport showing
from greenbaize.games.las_vegas.heuristics cimport AsIfPaidNow
from greenbaize.games.las_vegas.strip cimport stack_of

cdef int BONUS, DICE, DONE, FACES, KEEP, MIDDLE_BILL, ON_SLOT, PAIRING, PASS, PLACE_BILL, PLAYING
cdef int ROTATING, SCORING, SLOT, TAKING_BACK, TOP_BILL
cdef int CHOOSING, CLAIMING, KICKING, LAYING, PLACING, WINDOW
cdef long long AGAIN
cdef double A_BILL, A_PAIR, A_PASS, A_PAYOUT, A_ROTATION, A_TURN_BACK, AT_ONCE, NOT_NOW

cdef class HighRoller(AsIfPaidNow):
    cdef readonly Rng rng

    @cython.locals(table=Boulevard, look=Look)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(look=Look, wanted=bint)
    cdef inline double after_roll(self, Boulevard table, int seat, long long move) except? -1
    @cython.locals(look=Look, kept=cython.longlong)
    cdef inline double thrown_again(self, Boulevard table, int seat, long long dice) except? -1
    @cython.locals(look=Look)
    cdef inline double after_placing(self, Boulevard table, int seat, int move) except? -1

@cython.locals(dice=int, seat=int)
cdef double price(Boulevard table, double worth) noexcept
@cython.locals(values=int, face=int, heap=int)
cdef bint is_one_value(long long kept, long long rolled) noexcept
cdef double pair(Look look, int face, int target) noexcept
@cython.locals(most=double, place=int)
cdef double best_bill(Look look) noexcept
@cython.locals(total=double, cards=int, kept=cython.longlong, other=int, copies=int)
cdef double swapped(Look look, int bill) noexcept
