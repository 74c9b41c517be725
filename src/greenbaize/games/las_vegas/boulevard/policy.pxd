cimport cython
from greenbaize.engine.state cimport State
from greenbaize.games.las_vegas.boulevard.bonus cimport values_in
from greenbaize.games.las_vegas.boulevard.game cimport Boulevard
from greenbaize.games.las_vegas.boulevard.heaps cimport dice_in, weight
from greenbaize.games.las_vegas.boulevard.kickers cimport targets
from greenbaize.games.las_vegas.boulevard.prospects cimport Prospects
from greenbaize.games.las_vegas.boulevard.window cimport (
    cards_after_roll, only_places, pair_places, placements, places_to_score
)
from greenbaize.games.las_vegas.game cimport neutral, own, showing
from greenbaize.games.las_vegas.strip cimport lying

cdef int BONUS, BY_BILLS, CASINOS, DONE, DOUBLE, FACES, FREE_CARDS, KEEP, MIDDLE_BILL, MOST_BILL
cdef int NO_BILL, NOBODY, ON_SLOT, ONE, OPPOSITE, PAIRING, PASS, PLACE_BILL, PLAYING, REROLL
cdef int RETURN, ROTATE, ROTATING, SCORING, SLOT, SOON, SWAP_BILL, TAKE_BACK, TAKING_BACK, TIE_WIN
cdef int CHOOSING, CLAIMING, KICKING, LAYING, PLACING, WINDOW
cdef long long AGAIN, ONE_VALUE
cdef double A_BILL, A_PAIR, A_PASS, A_PAYOUT, A_ROTATION, A_THROW, A_TURN_BACK, AT_ONCE
cdef double NEVER, SPITE

cdef class Insider(Prospects):
    @cython.locals(table=Boulevard)
    cpdef object consider(self, State state, int seat)
    @cython.locals(cards=int, ways=int, face=int, heap=int)
    cdef void consider_placing(self, Boulevard table, int seat) noexcept
    @cython.locals(card=int)
    cdef bint plays_at_once(self, int cards) noexcept
    @cython.locals(best=int, index=int, most=double, kept=cython.longlong, dice=int, rest=int, face=int)
    cdef void consider_throwing(self, Boulevard table, int seat) noexcept
    @cython.locals(hope=double, price=double)
    cdef void consider_cards(self, Boulevard table, int seat, int cards) noexcept
    @cython.locals(most=double, place=int)
    cdef double best_bill(self, Boulevard table, int seat) noexcept
    @cython.locals(price=double, face=int, heap=int, ways=int, way=int, gain=double)
    cdef void consider_pairs(self, Boulevard table, int seat) noexcept
    @cython.locals(price=double, face=int, heap=int, other=int, joined=int, gain=double)
    cdef void consider_rotations(self, Boulevard table, int seat) noexcept
    @cython.locals(casino=int, mine=int, left=int, hit=int, target=int, worth=double)
    cdef void consider_kicks(self, Boulevard table, int seat) noexcept
    @cython.locals(places=int, casino=int)
    cdef void consider_cards_after(self, Boulevard table, int seat) noexcept
    @cython.locals(
        mine=int, later=double, there=int, other=int, soon=double, home=bint, back=double
    )
    cdef double paid_early(self, Boulevard table, int seat, int casino) noexcept
    @cython.locals(
        number=int, heap=int, casino=int, mine=int, left=int, stays=double, gone=double, gain=double
    )
    cdef void consider_taking_back(self, Boulevard table, int seat) noexcept
    @cython.locals(under=int, lower=int, place=int, move=int)
    cdef void consider_laying(self, Boulevard table, int seat) noexcept
    @cython.locals(ways=int, place=int, above=int, other=int, more=bint, paid=double)
    cdef void consider_claims(self, Boulevard table, int seat) noexcept
    @cython.locals(values=int, bill=int)
    cdef void consider_bills(self, Boulevard table, int seat) noexcept
    @cython.locals(won=cython.longlong, bill=int, lost=int)
    cdef void consider_swaps(self, Boulevard table, int seat) noexcept
