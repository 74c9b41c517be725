cimport cython
from greenbaize.games.las_vegas.boulevard.heaps cimport big, members, weight
from greenbaize.games.las_vegas.game cimport LasVegas, neutral, own
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef int ALL_CARDS, CASINOS, DRAWN, EVERY_SEAT, IN_SIGHT, NOBODY, NOTHING, RING, SLOT, STRAY
cdef int SWAPPED, UNKNOWN

cpdef bint is_in(int seat, int knowing) noexcept

cdef class Layout(LasVegas):
    cdef readonly int kickers_each, big_dice, bonus_each, cards_each, immune, rotation
    cdef readonly int reroll_once, early_dice, count_events, rainbow_cards
    cdef readonly long long bonus_deck
    cdef readonly short[6] bigs, slot_heap, slot_seat
    cdef readonly int dealt
    cdef readonly long long bonus_pool
    cdef readonly long long[8] bonus_hand, gained
    cdef readonly short[8] bonus_unknown, announced, action_hand, action_unknown
    cdef readonly int action_pool
    cdef readonly int warm, reroller, lapper, tie_winner, swapper, pending_seat, pending_place
    cdef readonly int sets, due, kicks, rerolled, joined, turned
    cdef readonly short[2] set_place, set_heap, set_face
    cdef readonly int errand, claim, chooser, settled, drawn_count, middle
    cdef readonly short[3] drawn
    cdef readonly int astray, swaps, parted
    cdef readonly int[64] veil
    cdef readonly short[4] swap_seat, swap_bill, swap_known
    cdef readonly short[4] swap_given, given_known, given_at
    cdef readonly long long[4] past_pool, swap_from
    cdef readonly long long[32] past_hand
    cdef readonly short[32] past_unknown, past_barred

    @cython.locals(seat=int)
    cdef inline void clear_round(self) noexcept
    cdef inline void clear_turn(self) noexcept
    cpdef bint has_slot(self) noexcept
    cpdef int small_lying(self, int casino, int owner) noexcept
    cpdef int big_lying(self, int casino, int owner) noexcept
    cdef inline void put_dice(self, int casino, int heap) noexcept
    cdef inline void take_dice_off(self, int casino, int heap) noexcept
    @cython.locals(heap=int, place=int, small=int, left=int)
    cpdef int lying_again(self, int number) noexcept
    @cython.locals(given=int)
    cdef void take_off_the_deck(self, int bill) noexcept
    @cython.locals(veil=int, after=int)
    cdef inline void lift_veil(self, int bill) noexcept
    @cython.locals(given=int)
    cdef inline void turn_over(self, int bill, int seat, int at) noexcept
    cdef inline void pick_up_given(self, int swap, int bill, int seat, int at) noexcept
    @cython.locals(copies=int, swap=int)
    cdef inline bint may_be_unseen(self, int bill) noexcept
    @cython.locals(swap=int)
    cpdef int given_lying(self, int at) noexcept
    cdef inline void learn_given(self, int swap, int bill) noexcept
    cpdef bint is_of_this_round(self, int swap) noexcept
    cdef inline void show_given(self, int swap, int bill) noexcept
    cdef inline void know(self, int before, int bill) noexcept
    cdef inline void hide_under(self, int bill, int veil) noexcept
    @cython.locals(veil=int)
    cpdef bint top_known_by(self, int seat) noexcept
    cdef inline int may_hold(self, int seat) noexcept
    cpdef int cards_held(self, int seat) noexcept
    @cython.locals(cards=int, seat=int)
    cpdef int played_cards(self) noexcept
    cdef inline void part_with(self, int card) noexcept
    cpdef int rainbows_at(self, int place) noexcept
