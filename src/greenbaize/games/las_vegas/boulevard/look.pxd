cimport cython
from greenbaize.engine cimport copying
from greenbaize.engine.rng cimport Rng
from greenbaize.games.las_vegas.boulevard.bonus cimport satisfied, size
from greenbaize.games.las_vegas.boulevard.game cimport Boulevard
from greenbaize.games.las_vegas.boulevard.heaps cimport big, dice_in, kickers, staying
from greenbaize.games.las_vegas.boulevard.kickers cimport kick, targets
from greenbaize.games.las_vegas.boulevard.slot_machine cimport (
    highest_bill, insert, next_in_line, strike_out, tied_with_neutral
)
from greenbaize.games.las_vegas.boulevard.window cimport placements
from greenbaize.games.las_vegas.game cimport neutral, own, showing
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef long long ONE_VALUE
cdef int BONUS, FACES, HIGHEST_DIE, NOBODY, ON_SLOT, RAINBOW_WORTH, SLOT, THROWS, TOP_BILL
cdef double A_DIE, BIG_DIE, DIE_OF_ALL, KICKER_DIE, NEUTRAL_DIE, NEVER

cdef class Look(Boulevard):
    cdef readonly int viewer, paid, known
    cdef readonly double others, die
    cdef readonly long long had, promised
    cdef readonly short[7] promise
    cdef readonly double[7] leads

    @cython.locals(place=int)
    cdef inline void survey(self) noexcept
    cdef inline double before(self, int place) noexcept
    @cython.locals(bills=cython.longlong, claim=int, rainbows=int, total=double)
    cpdef double lead(self, int place) noexcept
    @cython.locals(winner=int, total=double)
    cpdef double unclaimed(self, int place) noexcept
    @cython.locals(least=double, other=int, dice=int)
    cpdef double threatened(self, int place) noexcept
    @cython.locals(total=double, dice=cython.longlong, bill=int, owner=int)
    cdef inline double of_casino(self, int casino) noexcept
    @cython.locals(owner=int)
    cdef inline void set_back(self, int casino, long long dice) noexcept
    @cython.locals(total=double, settled=int, tied=int, owner=int, bill=int)
    cdef inline double of_slot(self) noexcept
    @cython.locals(best=int, most=double, bill=int)
    cdef inline int dearest(self) noexcept
    cdef inline double dear_to(self, int owner, int bill, int place) noexcept
    @cython.locals(elsewhere=cython.longlong, pips=int)
    cpdef double dear(self, int bill, int place) noexcept
    @cython.locals(cards=int)
    cpdef int pips(self, long long bills) noexcept
    @cython.locals(heap=int, before=double, after=double)
    cpdef double gain(self, int face, int shows, int place) noexcept
    @cython.locals(special=double)
    cdef inline double in_the_cup(self, int heap) noexcept
    @cython.locals(dice=cython.longlong, bigs=int, worth=double)
    cdef inline double after(self, int casino, int heap) noexcept
    @cython.locals(hit=int, best=double, target=int)
    cdef inline double after_kicks(self, int casino, int kicks) noexcept
    @cython.locals(owner=int, dice=cython.longlong, bigs=int, hand=int, worth=double)
    cpdef double after_kick(self, int casino, int target, int kicks) noexcept
    @cython.locals(ways=int, most=double, way=int)
    cpdef double best(self) noexcept
    @cython.locals(ways=int, most=double, dice=cython.longlong, way=int, gain=double)
    cpdef long long favourite(self) noexcept
    cpdef double placement(self, int way) noexcept
    @cython.locals(total=double, rolled=cython.longlong, heap=int)
    cpdef double hope(self, long long kept, Rng rng) except? -1
    @cython.locals(before=double, after=double)
    cpdef double with_bill(self, int place, int bill) noexcept
    @cython.locals(total=double, number=int)
    cpdef double without(self, int dice) noexcept

@cython.locals(look=Look)
cpdef Look look_at(Boulevard world, int seat)
