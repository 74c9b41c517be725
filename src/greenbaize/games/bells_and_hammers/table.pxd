cimport cython
from greenbaize.engine.state cimport State

cdef int CAPITAL, CARDS, CROWD, ENDOWMENT, MOST_SEATS
cdef int DRAWING, THROWING, NOBODY, NOT_THROWN, FACE_DOWN

@cython.locals(number=int)
cpdef int size(int seats) noexcept

cdef class Table(State):
    cdef readonly int games, first_banker, ante, passes, any_cards, carry, plain
    cdef readonly int open_payer, closed_payer, neighbours, twenty_one
    cdef readonly int phase, game, banker, turn, inside, active
    cdef readonly int drawing, highest, candidates
    cdef readonly int card, standing, bidder, bidders
    cdef readonly int bank, inn, closer, blanks, drought
    cdef readonly short[10] points, won, streaks, held, thrown
    cdef readonly short[5] buyers, prices, faces, owners, earned

    @cython.locals(seat=int, card=int)
    cdef inline void clear(self) noexcept
    cpdef bint is_inside(self, int seat) noexcept
    cpdef int players(self) noexcept
    cpdef int limit(self) noexcept
    @cython.locals(seat=int)
    cdef inline int next_of(self, int seats, int after) noexcept
    @cython.locals(seat=int)
    cdef inline int last_of(self, int seats, int before) noexcept
