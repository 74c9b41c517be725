cimport cython
from greenbaize.games.bells_and_hammers.game cimport BellsAndHammers
from greenbaize.games.bells_and_hammers.race cimport Race
from greenbaize.games.bells_and_hammers.table cimport size

cdef int CARDS, GAMES_WITHOUT_A_CARD
cdef double CARDS_EARN, CARDS_EARN_OF_BANK, BLANKS, BLANKS_OF_BANK
cdef double THROWS_VARY, CARD_VARIES, CARD_VARIES_OF_PLAYERS
cdef double SAMENESS, GAME_VARIES, THRIFT

cdef class Outlook(Race):
    cdef readonly double[10] points
    cdef readonly int[10] held
    cdef readonly double bank
    cdef readonly int cards_left, limit

    cpdef double share_after(self, BellsAndHammers table, int buyer, int price, int seat) noexcept
    cpdef double share(self, BellsAndHammers table, int seat) noexcept
    @cython.locals(seat=int)
    cdef void look(self, BellsAndHammers table) noexcept
    cdef inline void sell(self, int buyer, double price) noexcept
    @cython.locals(price=double, seat=int, buyer=int, most=double, second=double, pays=double)
    cdef void sell_next(self, BellsAndHammers table) noexcept
    @cython.locals(points=double)
    cdef inline double pays(self, BellsAndHammers table, int seat, double price) noexcept
    @cython.locals(money=double, players=int, seat=int, worth=double)
    cdef inline double usual_price(self, BellsAndHammers table) noexcept
    @cython.locals(seats=int, seat=int)
    cdef inline int without(self, BellsAndHammers table) noexcept
    @cython.locals(blanks=double)
    cdef inline double card(self, double bank, int players) noexcept
    @cython.locals(active=int, seat=int, players=int, card=double, place=double, later=double, throws=double, varies=double, held=int, many=double)
    cdef void judge(self, BellsAndHammers table) noexcept

@cython.locals(found=double)
cdef double root(double square) noexcept
