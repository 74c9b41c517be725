cimport cython
from greenbaize.games.las_vegas.boulevard.heaps cimport big, weight
from greenbaize.games.las_vegas.boulevard.layout cimport Layout
from greenbaize.games.las_vegas.game cimport neutral, own
from greenbaize.games.las_vegas.strip cimport lying

cdef int FACES, DICE, PIPS, SLOT, TOP_BILL, NOBODY

@cython.locals(faces=int, face=int)
cpdef int free_faces(Layout table) noexcept
cpdef void insert(Layout table, int face, int heap) noexcept
@cython.locals(dice=int, pips=int, highest=int, face=int, lies=int)
cpdef int strength(Layout table, int owner) noexcept
@cython.locals(highest=int, more=int)
cpdef int stronger(int strong, int face, int dice) noexcept
@cython.locals(heap=int)
cpdef int dice_of(Layout table, int face, int owner) noexcept
@cython.locals(rival=int, seat=int)
cpdef int tied_with_neutral(Layout table) noexcept
@cython.locals(seat=int)
cpdef void strike_out(Layout table) noexcept
@cython.locals(leader=int, most=int, owner=int)
cpdef int next_in_line(Layout table) noexcept
@cython.locals(bill=int)
cpdef int highest_bill(Layout table) noexcept
@cython.locals(face=int)
cpdef void clear(Layout table) noexcept
@cython.locals(face=int, heap=int, seat=int)
cpdef void give_back(Layout table) noexcept
