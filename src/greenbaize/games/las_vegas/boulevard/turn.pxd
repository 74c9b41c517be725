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
    @cython.final
    cdef void deal_bonus(self, int cards) noexcept
    @cython.final
    cdef void deal_cards(self, int cards) noexcept
    @cython.final
    cdef void begin_turn(self) noexcept
    @cython.final
    cdef void act(self, long long move) noexcept
    @cython.final
    cdef void play_card(self, int card) noexcept
    @cython.final
    cdef void throw_again(self, long long dice) noexcept
    @cython.final
    @cython.locals(lies=int, kind=int)
    cdef bint turned_among(self, int heap) noexcept
    @cython.locals(heap=int, face=int)
    cpdef int thrown_again(self) noexcept
    @cython.final
    cdef void show_again(self, long long roll) noexcept
    @cython.final
    @cython.locals(heap=int)
    cdef void rotate(self, int kind, int face, int other) noexcept
    @cython.final
    @cython.locals(dice=cython.longlong)
    cdef void move_dice(self, int heap, int face, int other) noexcept
    @cython.final
    cdef void place_value(self, int face, int place) noexcept
    @cython.final
    cdef void count_sets(self, bint joined) noexcept
    @cython.final
    cdef void place_pair(self, int face, int target) noexcept
    @cython.final
    @cython.locals(heap=int, dice=cython.longlong)
    cdef void set_down(self, int face, int shows, int place) noexcept
    @cython.final
    @cython.locals(place=int)
    cdef void next_kick(self) noexcept
    @cython.final
    @cython.locals(casino=int)
    cdef void kick_out(self, int target) noexcept
    @cython.final
    cdef void next_set(self) noexcept
    @cython.final
    cdef void open_window(self) noexcept
    @cython.final
    cdef void act_after(self, int move) noexcept
    @cython.final
    cdef void take_back(self, int dice) noexcept
    @cython.final
    @cython.locals(number=int, heap=int)
    cdef void lift(self, int dice) noexcept
    @cython.final
    cdef void announce(self, int place) noexcept
    cdef void pass_the_cup(self) noexcept
    @cython.final
    @cython.locals(dice=int, seat=int)
    cdef bint anybody_has_dice(self) noexcept
    cdef void run_errand(self) noexcept
    @cython.final
    cdef void begin_drawing(self) noexcept
    @cython.final
    cdef void draw(self, int bill) noexcept
    @cython.final
    cdef void go_on_drawing(self) noexcept
    @cython.locals(lower=int, higher=int)
    cpdef int middle_drawn(self) noexcept
    @cython.final
    @cython.locals(found=int)
    cdef void find_middle(self, int bill) noexcept
    @cython.final
    @cython.locals(found=int)
    cdef int place_of_middle(self, int bill) noexcept
    @cython.final
    @cython.locals(place=int, first=int, second=int, mine=int)
    cdef void lay_bill(self, int move) noexcept
