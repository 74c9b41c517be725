cimport cython
from greenbaize.engine.rng cimport Rng
from greenbaize.games.las_vegas.boulevard.bonus cimport size, values_in
from greenbaize.games.las_vegas.boulevard.heaps cimport members, nth
from greenbaize.games.las_vegas.boulevard.layout cimport Layout, is_in
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef int DRAWN, IN_SIGHT, LAYING, MIDDLE, NOBODY, NOTHING_BARRED, OTHER, PAIR, RING, SWAPPED
cdef int STRAY, THIRD, TOP_BILL, UNKNOWN

@cython.locals(other=int)
cpdef void forget(Layout table, int seat) noexcept
@cython.locals(swap=int, at=int)
cdef void forget_cards(Layout table, int seat) noexcept
@cython.locals(index=int, at=int, swap=int, bill=int)
cdef void forget_bills(Layout table, int seat) noexcept
cdef void mislay(Layout table, int bill, int at) noexcept
@cython.locals(bill=int)
cdef void forget_given(Layout table, int swap) noexcept
@cython.locals(seat=int, swap=int, fits=bint)
cpdef bint imagine(Layout table, Rng rng) except? -1
@cython.locals(card=int, value=int)
cdef object imagine_cards(Layout table, int seat, Rng rng)
@cython.locals(above=int, value=int)
cdef int some_value(long long pool, int barred, Rng rng) except? -1
@cython.locals(cards=int, value=int)
cdef int free_cards(long long pool, int barred) noexcept
@cython.locals(whole=cython.longlong, seat=int, at=int, barred=int, free=int, most=int, value=int)
cdef bint imagine_past(Layout table, int swap, Rng rng) except? -1
@cython.locals(swap=int, bill=int, missing=int)
cdef bint imagine_stray(Layout table, Rng rng) except? -1
@cython.locals(at=int)
cdef object imagine_given(Layout table, int swap, Rng rng)
@cython.locals(values=int)
cdef int some_bill(long long won, Rng rng) except? -1
cpdef object imagine_bills(Layout table, Rng rng)
cdef int one_bill(int at, int middle, int third) noexcept
cdef int two_bills(int at, int other, int middle) noexcept
@cython.locals(index=int, at=int, veil=int)
cpdef list known_gaps(Layout table)
@cython.locals(middle=int, third=int, count=int, bill=int, second=int)
cdef int ways(Layout table, int gap) noexcept
@cython.locals(cards=int)
cdef int ways_of_two(Layout table, int first, int second, int middle) noexcept
cdef int weight(int bill, int third, int middle) noexcept
@cython.locals(number=int, middle=int, third=int, bill=int)
cdef object fill(Layout table, int gap, Rng rng)
@cython.locals(middle=int, first=int, second=int, count=int)
cdef void fill_two(Layout table, int gap, int number) noexcept
cdef int bill_at(Layout table, int at) noexcept
cdef bint is_unseen(Layout table, int at) noexcept
cdef void settle(Layout table, int at, int bill) noexcept
cdef void lay_down(Layout table, int at, int bill) noexcept
