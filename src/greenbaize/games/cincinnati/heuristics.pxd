cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.cincinnati.game cimport Cincinnati
from greenbaize.games.cincinnati.outlook cimport Outlook
from greenbaize.games.cincinnati.table cimport lying

cdef int DUEL_CARD, MONEY_CARDS, NOWHERE, ROUNDS, TOKEN_CARD, TOKEN_WORTH, TOKENS_A_CARD, A, B, C, RESULTS, ALL_THROWS, REMEMBERED
cdef int ASKING, BOUGHT, CHALLENGING, DUEL_ASKING, DUEL_KEEPING, KEEPING, SITTING, THIRD
cdef double SPARE_THROW, A_DUEL
cdef short[1024] STRENGTHS
cdef short[253] KEEPS_OF
cdef short[5] VALUES

cdef class OneLook(Heuristic):
    cdef readonly dict reached, plans

    @cython.locals(table=Cincinnati, plan=Outlook, where=int, lies=int)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(after=Outlook, before=Outlook)
    cdef inline double gain(self, Cincinnati table, int seat, int contest, int lies) except? -1
    @cython.locals(key=cython.longlong, other=int, found=Outlook)
    cdef inline Outlook plan(self, Cincinnati table, int seat, int contest, int throws)
    @cython.locals(plan=Outlook, other=int, rival=int)
    cdef inline Outlook drawn_up(self, Cincinnati table, int seat, int contest, int throws)
    @cython.locals(place=int, left=int)
    cdef inline int rival(self, Cincinnati table, int seat, int other, int contest) noexcept
    cdef inline int still_throws(self, Cincinnati table, int other) noexcept
    @cython.locals(result=int, strength=int, beaten=double, ahead=Outlook)
    cdef inline void fear(self, Outlook plan, int contest, int lies, int throws, int equal) except *
    @cython.locals(key=cython.longlong, reached=Outlook, found=Outlook)
    cdef inline Outlook reach(self, int contest, int strength, int throws)
    @cython.locals(plan=Outlook, result=int, strength=int, company=double, beaten=double, ahead=Outlook)
    cdef inline double hope(self, Cincinnati table, int seat, int contest) except? -1
    @cython.locals(here=double, all_tables=double, pull=double, other=int, ahead=Outlook)
    cdef inline double company(self, Cincinnati table, int contest) except? -1
    cdef inline double stake(self, Cincinnati table) except? -1

cdef int throws_left(int throw) noexcept
cdef double price(Cincinnati table) noexcept
cdef double calm(int lies, int keep) noexcept
cdef int yields(Cincinnati table, int seat) noexcept
@cython.locals(total=double, pile=int, tokens=int, card=int)
cdef double worth(Cincinnati table, int where) noexcept
@cython.locals(highest=double, card=int)
cdef double best_card(Cincinnati table, int seat) noexcept
