cimport cython
from greenbaize.engine cimport copying
from greenbaize.engine.rng cimport Rng
from greenbaize.games.las_vegas.boulevard.bonus cimport (
    cards_fit, cards_of, counted, hand_of, revelation, satisfied, size, values_in
)
from greenbaize.games.las_vegas.boulevard.heaps cimport big, kickers, members, nth
from greenbaize.games.las_vegas.boulevard.kickers cimport targets
from greenbaize.games.las_vegas.boulevard.layout cimport is_in
from greenbaize.games.las_vegas.boulevard.secrets cimport forget, imagine
from greenbaize.games.las_vegas.boulevard.turn cimport Turn
from greenbaize.games.las_vegas.boulevard.window cimport (
    cards_after_roll, only_places, pairing, placements, places_to_score, rotation, take_back,
    throw_again, ways_to_take_back, ways_to_throw_again
)
from greenbaize.games.las_vegas.game cimport neutral, own
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef int DONE, GIVEN, HOUSE, KEEP, NOBODY, PLAYING, RAINBOW, SCORING, SLOT, SWAPPED
cdef int TAKING_BACK, TOP_BILL
cdef int UNKNOWN, UNKNOWN_BONUS
cdef int CHOOSING, CLAIMING, DEALING_BONUS, DEALING_CARDS, DRAWING, FINDING, KICKING, LAYING, OVER
cdef int PLACING, REDRAWING, REROLLING, REVEALING, ROLLING, SCATTERING, SHOWING, STARTING
cdef int STOCKING, SWAPPING, TURNING, WINDOW
cdef long long AGAIN, ALL_SHOWN, BIG, KICKER, NEUTRAL, OWN

cdef long long one_of_set(int choices, Rng rng) except? -1

cdef class Boulevard(Turn):
    cpdef int owing(self) except? -1
    cdef inline int asked(self) noexcept
    cpdef int _play(self, int seat, long long move) except? -1
    cdef inline void play_house(self, long long move) noexcept
    cpdef int thrower(self) except? -1
    cpdef long long pick(self, int seat, Rng rng) except? -1
    @cython.final
    @cython.locals(places=int, cards=int, turns=int, pairs=int, plain=int, played=int, number=int)
    cdef long long pick_after_roll(self, Rng rng) except? -1
    @cython.final
    @cython.locals(places=int, announced=int, number=int)
    cdef long long pick_after_placing(self, Rng rng) except? -1
    cdef inline int options(self) noexcept
    cdef inline int orders(self) noexcept
    @cython.final
    @cython.locals(place=int, order=int, lower=int, higher=int)
    cdef long long laying(self, int number) noexcept
    cpdef int to_throw(self) noexcept
    @cython.final
    cdef long long to_reveal(self) noexcept
    cpdef long long sample(self, Rng rng) except? -1
    @cython.final
    @cython.locals(roll=cython.longlong)
    cdef long long throw(self, int heap, Rng rng) except? -1
    @cython.final
    @cython.locals(hand=cython.longlong, drawn=int, above=int, value=int)
    cdef long long some_bonus(self, Rng rng) except? -1
    @cython.final
    @cython.locals(hand=int, left=int)
    cdef long long some_cards(self, Rng rng) except? -1
    @cython.final
    @cython.locals(above=int, bill=int)
    cdef long long some_card(self, Rng rng) except? -1
    cpdef long long seen(self, int viewer, int seat, long long move) except? -1
    cdef inline bint sees_redraw(self, int viewer) noexcept
    @cython.final
    cdef long long laid_unseen(self, long long move) noexcept
    @cython.final
    @cython.locals(shown=cython.longlong, swap=int)
    cdef long long given_for(self, int viewer) noexcept
    cpdef bint allows_partial(self, int seat, long long move) except? -1
    cdef inline bint hears_of_swapping(self, long long move) noexcept
    @cython.locals(unknown=bint)
    cdef inline bint finds_unknown(self, long long move) noexcept
    cdef inline bint may_be_given(self, int swap, int bill) noexcept
    @cython.locals(known=bint)
    cdef inline bint hears_of_laying(self, long long move) noexcept
    cdef inline int second_unknown(self) noexcept
    @cython.locals(given=int)
    cdef inline bint comes_up_unknown(self, long long move) noexcept
    @cython.locals(cards=cython.longlong, shown=cython.longlong, seat=int)
    cdef inline bint reveals_unknown(self, long long move) noexcept
    @cython.locals(unknown=int, seat=int)
    cdef inline bint any_unknown(self) noexcept
    @cython.locals(
        unknown=bint, secret=bint, swap=int, bill=int, given=int, bills=cython.longlong,
        away=cython.longlong
    )
    cdef inline bint shows_unknown(self, long long move) noexcept
    @cython.locals(given=int)
    cdef inline bint may_be_new(self, int swap, int bill) noexcept
    cpdef Boulevard clone(self)
    @cython.locals(other=Boulevard)
    cpdef Boulevard guess(self, int seat, Rng rng)
