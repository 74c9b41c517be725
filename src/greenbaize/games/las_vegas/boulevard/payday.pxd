cimport cython
from greenbaize.games.las_vegas.boulevard.bonus cimport extra, prize, raise_die, remember, reveal
from greenbaize.games.las_vegas.boulevard.layout cimport Layout
from greenbaize.games.las_vegas.boulevard.slot_machine cimport (
    clear, give_back, highest_bill, next_in_line, strike_out, tied_with_neutral
)
from greenbaize.games.las_vegas.game cimport LasVegas
from greenbaize.games.las_vegas.strip cimport lying, stack_of

cdef int BIG, BY_BILLS, CASINOS, EVERY_SEAT, GIVEN, KEEP, NOBODY, OWN, RAINBOW, RETURN, RING
cdef int SLOT, SWAPPED, TOP_BILL, UNKNOWN
cdef int CHOOSING, CLAIMING, OVER, REDRAWING, REVEALING, ROLLING, SHOWING, SWAPPING, TURNING
cdef int EARLY, LATE, NOTHING, PAYDAY

cdef class Payday(Layout):
    cdef void pay_out(self) noexcept
    @cython.locals(place=int)
    cdef inline void turn_rainbows(self) noexcept
    @cython.locals(place=int)
    cdef inline int next_rainbow(self) noexcept
    @cython.locals(place=int)
    cdef inline void turn_rainbow(self, int bill) noexcept
    cdef void run_errand(self) noexcept
    @cython.locals(before=cython.longlong)
    cdef inline void pay_early(self) noexcept
    @cython.final
    @cython.locals(dice=cython.longlong, owner=int)
    cdef long long row(self, int casino) noexcept
    @cython.locals(bill=int)
    cdef inline void pay_leaders(self, int casino) noexcept
    @cython.locals(owner=int, dice=int, home=bint)
    cdef inline void put_back(self, int casino, long long before) noexcept
    cdef inline bint dice_go_home(self, int place) noexcept
    cdef inline void send_home(self, int casino, int owner, int dice) noexcept
    @cython.locals(owner=int)
    cdef inline void serve(self) noexcept
    cdef inline void neutral_takes(self, int bill) noexcept
    cdef inline void take(self, int bill) noexcept
    @cython.locals(bill=int)
    cdef inline void close_slot(self) noexcept
    cdef inline void end_early(self) noexcept
    cdef inline void ask_for_claim(self) noexcept
    @cython.locals(places=int, casino=int)
    cpdef int ties(self) noexcept
    @cython.locals(owner=int)
    cdef inline bint is_tied(self, int casino, int seat) noexcept
    cdef inline void claim_tie(self, int place) noexcept
    cpdef int spared(self, int casino) noexcept
    @cython.locals(casino=int)
    cdef inline void pay_places(self) noexcept
    cdef void collect(self, int seat, int bill) noexcept
    cdef inline void ask_to_swap(self) noexcept
    cdef inline void swap(self, int bill) noexcept
    cdef inline void note_swap(self) noexcept
    @cython.locals(swap=int)
    cdef inline void redraw(self, int bill) noexcept
    cdef inline int who_knows_the_top(self) noexcept
    cdef inline void ask_for_bonus(self) noexcept
    cdef inline void reveal_bonus(self, long long shown) noexcept
    cdef void end_game(self) noexcept
    @cython.locals(swap=int)
    cdef inline void show_secrets(self, long long shown) noexcept
    @cython.locals(seat=int)
    cdef inline void show_secret(self, int swap, int bill, int pips) noexcept
    cdef inline void pay_bonus(self) noexcept
    @cython.final
    @cython.locals(shown=cython.longlong, swap=int)
    cdef long long secrets_to_show(self) noexcept
