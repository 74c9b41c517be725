cimport cython
from greenbaize.games.cincinnati.foresight cimport Foresight, Reach, Row
from greenbaize.games.cincinnati.game cimport Cincinnati

cdef int DUEL, NOWHERE, RESULTS, ASKING, BOUGHT, THIRD, LOSES_TIES, SHARES_TIES, WINS_TIES, REMEMBERED
cdef double DENIED
cdef short[1024] STRENGTHS
cdef short[4] STRONGEST, PLACES
cdef short[253] KEEPS_OF, FIRST_KEEP
cdef short[4369] KEPT_HEAPS

cdef class Contest:
    cdef Reach reach
    cdef dict known
    cdef Foresight crowded
    cdef readonly int where, ties, rivals
    cdef short[6] heaps, throws
    cdef double[256] unbeaten

    cpdef object meet(self, Cincinnati table, int seat)
    @cython.locals(place=int, left=int)
    cdef void meet_fighters(self, Cincinnati table, int seat) noexcept
    @cython.locals(left=int, other=int, throws=int, kept=int)
    cdef void meet_table(self, Cincinnati table, int seat) noexcept
    cdef void add(self, int heap, int throws) noexcept
    @cython.locals(key=int, found=Foresight)
    cpdef Foresight ahead(self, int throws)
    @cython.locals(result=int)
    cdef Foresight looked(self, Foresight sight, int throws)
    @cython.locals(strongest=int, untaken=double, strength=int, rival=int, row=Row, spoiled=double)
    cdef void weigh(self) except *
    @cython.locals(strength=int, place=int, more=double, beaten=double)
    cdef void fear(self, Row row) noexcept
