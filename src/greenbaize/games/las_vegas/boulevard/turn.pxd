cimport cython
from greenbaize.games.las_vegas.boulevard.bonus cimport deal
from greenbaize.games.las_vegas.boulevard.heaps cimport kickers, kind_in, one_of, staying
from greenbaize.games.las_vegas.boulevard.kickers cimport kick, targets
from greenbaize.games.las_vegas.boulevard.payday cimport Payday
from greenbaize.games.las_vegas.boulevard.slot_machine cimport insert
from greenbaize.games.las_vegas.boulevard.window cimport two_sets_due
from greenbaize.games.las_vegas.game cimport LasVegas, showing
from greenbaize.games.las_vegas.strip cimport stack_of

cdef int DONE, DOUBLE, DRAWN, DRAWS, FACES, FIRST_OF_TWO, KINDS, NOBODY, ON_SLOT, ONE, PAIRING
cdef int PASS
cdef int PLACE_BILL, PLAYING, RAINBOW, RAINBOW_WORTH, REROLL, ROTATE, ROTATING, SCORE_CASINO
cdef int SCORING, SLOT, SWAP_BILL, TAKE_BACK, TAKING_BACK, TIE_WIN, TWO_CASINOS, UNKNOWN
cdef int DEALING_BONUS, DEALING_CARDS, DRAWING, FINDING, KICKING, LAYING, PLACING, REROLLING
cdef int ROLLING, WINDOW, BILL, EARLY, NOTHING
cdef long long AGAIN

cdef class Turn(Payday):
    cdef void begin_round(self) noexcept
    cdef int worth(self, int bill) noexcept
    cdef void open_doors(self) noexcept
    cdef inline void deal_bonus(self, int cards) noexcept
    cdef inline void deal_cards(self, int cards) noexcept
    cdef inline void begin_turn(self) noexcept
    cdef inline void act(self, long long move) noexcept
    cdef inline void play_card(self, int card) noexcept
    cdef inline void throw_again(self, long long dice) noexcept
    @cython.locals(lies=int, kind=int)
    cdef inline bint turned_among(self, int heap) noexcept
    @cython.locals(heap=int, face=int)
    cpdef int thrown_again(self) noexcept
    cdef inline void show_again(self, long long roll) noexcept
    @cython.locals(heap=int)
    cdef inline void rotate(self, int kind, int face, int other) noexcept
    @cython.locals(dice=cython.longlong)
    cdef inline void move_dice(self, int heap, int face, int other) noexcept
    cdef inline void place_value(self, int face, int place) noexcept
    cdef inline void count_sets(self, bint joined) noexcept
    cdef inline void place_pair(self, int face, int target) noexcept
    @cython.locals(heap=int, dice=cython.longlong)
    cdef inline void set_down(self, int face, int shows, int place) noexcept
    @cython.locals(place=int)
    cdef inline void next_kick(self) noexcept
    @cython.locals(casino=int)
    cdef inline void kick_out(self, int target) noexcept
    cdef inline void next_set(self) noexcept
    cdef inline void open_window(self) noexcept
    cdef inline void act_after(self, int move) noexcept
    cdef inline void take_back(self, int dice) noexcept
    @cython.locals(number=int, heap=int)
    cdef inline void lift(self, int dice) noexcept
    cdef inline void announce(self, int place) noexcept
    cdef void pass_the_cup(self) noexcept
    @cython.locals(dice=int, seat=int)
    cdef inline bint anybody_has_dice(self) noexcept
    cdef void run_errand(self) noexcept
    cdef inline void begin_drawing(self) noexcept
    cdef inline void draw(self, int bill) noexcept
    cdef inline void go_on_drawing(self) noexcept
    @cython.locals(lower=int, higher=int)
    cpdef int middle_drawn(self) noexcept
    @cython.locals(found=int)
    cdef inline void find_middle(self, int bill) noexcept
    @cython.locals(found=int)
    cdef inline int place_of_middle(self, int bill) noexcept
    @cython.locals(place=int, first=int, second=int, mine=int)
    cdef inline void lay_bill(self, int move) noexcept
