cimport cython
from greenbaize.games.las_vegas.boulevard.heaps cimport dice_in, kind_in, members, nth, part, parts
from greenbaize.games.las_vegas.boulevard.layout cimport Layout
from greenbaize.games.las_vegas.boulevard.slot_machine cimport free_faces
from greenbaize.games.las_vegas.game cimport showing

cdef int AFTER_ROLL, ALL_CASINOS, CASINOS, DOUBLE, FACES, NOBODY, ON_SLOT, ONE, OPPOSITE
cdef int OTHER_FACES, PAIRING, ROTATE, ROTATING, SCORE_CASINO, SLOT, TAKE_BACK, TIE_WIN

@cython.locals(faces=int, rolled=cython.longlong, face=int)
cpdef int faces_rolled(Layout table) noexcept
cpdef bint is_taken(Layout table, int place) noexcept
@cython.locals(under=bint)
cpdef bint two_sets_due(Layout table) noexcept
cpdef bint only_places(Layout table) noexcept
@cython.locals(faces=int, places=int)
cpdef int placements(Layout table) noexcept
@cython.locals(cards=int)
cpdef int cards_after_roll(Layout table) noexcept
@cython.locals(heap=int)
cpdef int turnings(Layout table, int kind, int face) noexcept
@cython.locals(count=int, kind=int, face=int, ways=int)
cpdef int rotation(Layout table, int number) noexcept
cpdef int turned_to(Layout table, int face, int number) noexcept
@cython.locals(places=int)
cpdef int pair_places(Layout table, int face) noexcept
@cython.locals(rest=int)
cpdef int casinos_with_a_second(Layout table, int pair) noexcept
@cython.locals(count=int, face=int, places=int, ways=int)
cpdef int pairing(Layout table, int number) noexcept
@cython.locals(ways=cython.longlong, face=int)
cpdef long long ways_to_throw_again(Layout table) noexcept
@cython.locals(dice=cython.longlong, some=cython.longlong, face=int, heap=int, shift=int)
cpdef long long throw_again(Layout table, long long number) noexcept
@cython.locals(places=int, number=int)
cpdef int places_to_score(Layout table) noexcept
@cython.locals(ways=int, number=int)
cpdef int ways_to_take_back(Layout table) noexcept
@cython.locals(dice=int, index=int, heap=int)
cpdef int take_back(Layout table, int number) noexcept
