cimport cython
from greenbaize.games.las_vegas.boulevard.layout cimport Layout
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef int BONUS, CARD_BITS, HIGHEST_DIE, SEAT_BITS, TOP_BILL, UNKNOWN, UNKNOWN_BONUS

@cython.locals(cards=int, shift=int, value=int)
cpdef int cards_of(long long hand) noexcept
@cython.locals(hand=cython.longlong)
cpdef long long hand_of(int cards) noexcept
@cython.locals(cards=int, value=int)
cpdef int size(long long hand) noexcept
@cython.locals(missing=int, value=int)
cpdef bint cards_fit(long long cards, long long pool) noexcept
cpdef void deal(Layout table, int cards) noexcept
@cython.locals(won=cython.longlong)
cpdef long long counted(Layout table, int seat) noexcept
@cython.locals(sure=cython.longlong, value=int)
cpdef long long kept_for_sure(long long won) noexcept
@cython.locals(hand=cython.longlong, bills=cython.longlong, cards=cython.longlong, value=int)
cpdef long long satisfied(Layout table, int seat) noexcept
@cython.locals(shown=cython.longlong, seat=int)
cpdef long long revelation(Layout table) noexcept
@cython.locals(cards=cython.longlong, seat=int)
cpdef void reveal(Layout table, long long shown) noexcept
cpdef void raise_die(Layout table, int seat, int pips) noexcept
@cython.locals(swap=int, seat=int)
cpdef void remember(Layout table) noexcept
@cython.locals(values=int, value=int)
cpdef int values_in(long long bills) noexcept
@cython.locals(hand=cython.longlong, kept=cython.longlong, cards=int, value=int)
cpdef int extra(Layout table, int swap) noexcept
cpdef long long kept_in_secret(Layout table, int swap) noexcept
cpdef int prize(Layout table, int seat) noexcept
