cimport cython
from greenbaize.engine.heuristic cimport Heuristic
from greenbaize.engine.state cimport State
from greenbaize.games.reibach.cards cimport count
from greenbaize.games.reibach.game cimport Reibach

cdef int HOUSE, BUSINESSES, DOLLAR, DOLLARS, JOKER, RISK, BLIND
cdef int FIRST_SCORING, SECOND_SCORING, LAST_SCORING

cdef class Shareholder(Heuristic):
    cdef public double point, trust, envy, haste, margin, pw
    @cython.locals(table=Reibach, after=Reibach, before=double, points=int, cost=double)
    cpdef double value(self, State world, int seat, long long move) except? -1
    @cython.final
    @cython.locals(after=Reibach, total=double, cards=int, kind=int, copies=int)
    cdef double drawn(self, Reibach table, int seat) except? -1
    @cython.final
    @cython.locals(scorings=double, total=double, other=int, income=int, business=int, late=double)
    cdef double worth(self, Reibach table, int seat) except? -1
    @cython.final
    @cython.locals(left=double)
    cdef double scorings(self, Reibach table) except? -1
    @cython.final
    @cython.locals(left=int, cards=double)
    cdef double late(self, Reibach table) except? -1
    @cython.final
    @cython.locals(total=double, bare=int, hand=cython.longlong, joker=double, risk=double, price=double, business=int, length=int, held=int, now=int, best=double, income=int, laid=int, cost=double, prize=int, gain=double)
    cdef double potential(self, Reibach table, int seat, double scorings) except? -1
