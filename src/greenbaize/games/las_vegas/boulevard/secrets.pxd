cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.games.las_vegas.boulevard.bonus cimport size
from greenbaize.games.las_vegas.boulevard.heaps cimport members, nth
from greenbaize.games.las_vegas.boulevard.layout cimport Layout, is_in
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef int DRAWN, LAYING, NOTHING_BARRED, RING, SWAPPED, TOP_BILL, UNKNOWN

@cython.locals(other=int)
cpdef void forget(Layout table, int seat) noexcept
@cython.locals(swap=int, at=int)
cdef void forget_cards(Layout table, int seat) noexcept
@cython.locals(index=int, at=int, swap=int, bill=int)
cdef void forget_bills(Layout table, int seat) noexcept
@cython.locals(seat=int, swap=int, fits=bint)
cpdef bint imagine(Layout table, Rng rng) except? -1
@cython.locals(card=int, value=int)
cdef int imagine_cards(Layout table, int seat, Rng rng) except? -1
@cython.locals(above=int, value=int)
cdef int some_value(long long pool, int barred, Rng rng) except? -1
@cython.locals(cards=int, value=int)
cdef int free_cards(long long pool, int barred) noexcept
@cython.locals(whole=cython.longlong, seat=int, at=int, barred=int, free=int, value=int)
cdef bint imagine_past(Layout table, int swap, Rng rng) except? -1
cpdef object imagine_bills(Layout table, Rng rng)
cpdef list known_gaps(Layout table)
cpdef object ways(Layout table, object gap)
cpdef list pairs(Layout table, int middle)
cpdef object fill(Layout table, object gap, Rng rng)
cpdef object bill_at(Layout table, int at)
cpdef object settle(Layout table, int at, int bill)
