cimport cython
from greenbaize.games.reibach.cards cimport count
from greenbaize.games.reibach.game cimport Reibach

cdef int BUSINESSES, FIRST, MONOPOLY, SECOND
cdef int ALONE, SAFE, FAR_AHEAD, AHEAD, LEVEL, BEHIND, FAR_BEHIND, STANDINGS
cdef int SAFE_LENGTH, COPIES_OF_BUSINESS

cdef class Prospects:
    cdef readonly int[10] rivals, longest, leaders, leaders_prizes, next_longest, followers
    cdef readonly int[10] followers_prizes, shown, unseen, rows, held
    cdef readonly int closed

    @cython.locals(business=int, other=int, length=int, unseen=int)
    cpdef void look(self, Reibach table, int seat) noexcept
    cdef inline void clear(self, int business) noexcept
    cdef inline void meet(self, int business, int length, int prizes) noexcept
    cpdef int prize(self, int business, int length) noexcept
    @cython.locals(most=int, longer=int, prize=int)
    cpdef int best(self, int business, int length, int cards) noexcept
    @cython.locals(second=bint, seconds=int)
    cpdef int others(self, int business, int length) noexcept
    @cython.locals(lead=int)
    cpdef int standing(self, int business, int length) noexcept
    cdef inline bint grows(self, int business) noexcept
    @cython.locals(most=int, business=int, row=int, gain=int)
    cpdef int joker_gain(self) noexcept
    @cython.locals(most=int, business=int, gain=int)
    cpdef int risk_gain(self) noexcept
