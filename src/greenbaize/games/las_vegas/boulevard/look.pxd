cimport cython
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

cdef int BONUS, FACES, HIGHEST_DIE, NOBODY, ON_SLOT, RAINBOW_WORTH, SLOT, THROWS, TOP_BILL
cdef double A_BIG_DIE, A_DIE, A_KICKER, A_NEUTRAL_DIE, NEVER

cdef class Look:
    cdef readonly Boulevard table
    cdef readonly int seat, paid, known
    cdef readonly double others
    cdef readonly long long gained, promised
    cdef readonly short[7] promise
    cdef readonly double[7] leads

    @cython.final
    @cython.locals(place=int)
    cdef void survey(self) noexcept
    @cython.final
    cdef double before(self, int place) noexcept
    @cython.locals(bills=cython.longlong, claim=int, rainbows=int, total=double)
    cpdef double lead(self, int place) noexcept
    @cython.locals(winner=int, total=double)
    cpdef double unclaimed(self, int place) noexcept
    @cython.locals(least=double, other=int, dice=int)
    cpdef double threatened(self, int place) noexcept
    @cython.final
    @cython.locals(table=Boulevard, total=double, dice=cython.longlong, bill=int, owner=int)
    cdef double of_casino(self, int casino) noexcept
    @cython.final
    @cython.locals(owner=int)
    cdef void put_back(self, int casino, long long dice) noexcept
    @cython.final
    @cython.locals(table=Boulevard, total=double, settled=int, tied=int, owner=int, bill=int)
    cdef double of_slot(self) noexcept
    @cython.final
    @cython.locals(best=int, most=double, bill=int)
    cdef int dearest(self) noexcept
    @cython.final
    cdef double worth_to(self, int owner, int bill, int place) noexcept
    @cython.locals(elsewhere=cython.longlong, pips=int)
    cpdef double worth(self, int bill, int place) noexcept
    @cython.locals(cards=int)
    cpdef int pips(self, long long bills) noexcept
    @cython.locals(heap=int, before=double, after=double)
    cpdef double gain(self, int face, int shows, int place) noexcept
    @cython.final
    @cython.locals(dice=cython.longlong, bigs=int, worth=double)
    cdef double after(self, int casino, int heap) noexcept
    @cython.final
    @cython.locals(hit=int, best=double, target=int)
    cdef double after_kicks(self, int casino, int kicks) noexcept
    @cython.locals(table=Boulevard, owner=int, dice=cython.longlong, bigs=int, hand=int, worth=double)
    cpdef double after_kick(self, int casino, int target, int kicks) noexcept
    @cython.locals(ways=int, most=double, way=int)
    cpdef double best(self) noexcept
    @cython.locals(table=Boulevard, ways=int, most=double, dice=cython.longlong, way=int, face=int)
    cpdef long long favourite(self) noexcept
    cpdef double placement(self, int way) noexcept
    @cython.locals(table=Boulevard, total=double, rolled=cython.longlong, heap=int)
    cpdef double hope(self, long long kept, Rng rng) except? -1
    @cython.locals(before=double, after=double)
    cpdef double with_bill(self, int place, int bill) noexcept
    @cython.locals(table=Boulevard, total=double, number=int)
    cpdef double without(self, int dice) noexcept

@cython.locals(lent=double)
cdef double in_the_cup(int heap) noexcept
