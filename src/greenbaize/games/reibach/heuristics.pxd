cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.reibach.cards cimport count
from greenbaize.games.reibach.game cimport Reibach

cdef int HOUSE, BUSINESSES, DOLLARS, JOKER, RISK, BLIND
cdef int FIRST_SCORING, SECOND_SCORING
cdef double BLIND_PRICE, POINT, MARGIN, TRUST, ENVY, DREAD

cdef class Shareholder(Heuristic):
    @cython.locals(table=Reibach, after=Reibach, points=double)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.locals(after=Reibach, total=double, cards=int, kind=int, copies=int)
    cdef inline double drawn(self, Reibach table, int seat) except? -1
    @cython.locals(scorings=int, hopes=double)
    cdef inline double worth(self, Reibach table, int seat) noexcept
    @cython.locals(mine=int, others=int, business=int, other=int)
    cdef inline double lead(self, Reibach table, int seat) noexcept
    @cython.locals(dollars=int, cards=double)
    cdef inline double nearness(self, Reibach table) noexcept
    @cython.locals(bases=int, total=double, business=int, plan=double)
    cdef inline double plans(self, Reibach table, int seat) noexcept
    @cython.locals(length=int, start=int, best=double, cost=double, laid=int, gain=double)
    cdef inline double plan(self, Reibach table, int seat, int business, int bases) noexcept
    @cython.locals(best=double, business=int, length=int, longer=int, gain=double)
    cdef inline double best_joker(self, Reibach table, int seat) noexcept
    @cython.locals(best=double, business=int, gain=double)
    cdef inline double best_risk(self, Reibach table, int seat) noexcept
