cimport cython
from greenbaize.games.las_vegas.boulevard.game cimport Boulevard
from greenbaize.games.las_vegas.boulevard.heaps cimport big, dice_in, kickers, weight
from greenbaize.games.las_vegas.boulevard.slot_machine cimport free_faces, strength, stronger
from greenbaize.games.las_vegas.game cimport neutral, own
from greenbaize.games.las_vegas.policy cimport Shrewd
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef int DICE, FACES, HIGHEST_DIE, NO_BILL, NOBODY, RAINBOW_WORTH, SLOT
cdef double BIG_DIE, CLAIM, HOME_DIE, HOME_SHARED, KICKER_DIE
cdef double ALL_DICE, NEUTRAL_DIE
cdef double NEVER, OVERTAKEN, SECOND_KICK, SENT_HOME, SPITE

cdef class Prospects(Shrewd):
    cdef readonly int others, strange
    cdef readonly double die, early
    cdef readonly short[8] left
    cdef readonly double[6] hopes

    @cython.locals(dice=int, seat=int, heap=int)
    cdef void look_round(self, Boulevard table) noexcept
    @cython.locals(special=double)
    cdef double cost(self, int heap) noexcept
    @cython.locals(bills=cython.longlong, room=int)
    cdef void lay_out(self, Boulevard table, int seat, int place, int more) noexcept
    @cython.locals(other=int, there=int)
    cdef void meet_all(
        self, Boulevard table, int seat, int casino, int lent, int kicked, int dice
    ) noexcept
    @cython.locals(mine=int, left=int, lent=int, before=double, after=double, kicks=int, kick=double)
    cdef double gain_at(self, Boulevard table, int seat, int casino, int heap) noexcept
    @cython.locals(best=double, found=bint, target=int, owner=int, hit=int, worth=double)
    cdef double best_kick(
        self, Boulevard table, int seat, int casino, int mine, int left, int lent
    ) noexcept
    @cython.locals(owner=int, dice=int, die=double, worth=double)
    cdef double after_kick(
        self, Boulevard table, int seat, int casino, int target, int mine, int left, int lent
    ) noexcept
    @cython.locals(strong=int, dice=int, before=double)
    cdef double gain_on_slot(self, Boulevard table, int seat, int face, int heap) noexcept
    @cython.locals(
        above=int, there=int, dice=int, other=int, rival=int, total=double, rank=int, risk=double
    )
    cdef double paid_on_slot(self, Boulevard table, int seat, int strong, int more) noexcept
    @cython.locals(most=double, rank=int)
    cdef double dearest(self, int above) noexcept
    @cython.locals(room=int)
    cdef double dear(self, Boulevard table, int seat, int bill) noexcept
    @cython.locals(strong=int, without=double, mine=int, left=int, before=double)
    cdef double with_bill(self, Boulevard table, int seat, int place, int bill) noexcept
    @cython.locals(
        heap=int, face=int, missing=double, absent=double, total=double, last=double, best=int
    )
    cdef double hope(self, Boulevard table, int seat, int dice, double kept) noexcept
