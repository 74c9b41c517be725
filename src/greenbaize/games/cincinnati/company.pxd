cimport cython
from greenbaize.games.cincinnati.foresight cimport Foresight, Reach, Row

cdef int RESULTS, MOST_THROWS, A, B, C, CROWDS, EMPTY, THOUGHTS, MOST_STEPS, REMEMBERED
cdef double STEP
cdef short[1024] STRENGTHS
cdef short[4] PLACES
cdef double[253] ODDS

cdef class Hopes:
    cdef readonly double[253] chances

cdef class Seating:
    cdef readonly short[253] tables

cdef class Company:
    cdef Reach reach
    cdef Foresight sight
    cdef dict hopes, seatings
    cdef int seats
    cdef int[4] steps
    cdef readonly double[4] crowds
    cdef double[4] going
    cdef double[1024] hoped

    cpdef double promise(self, int contest, int result) noexcept
    @cython.locals(crowd=double, below=int, more=double, less=double, result=int, few=Hopes, many=Hopes)
    cdef void hope(self, int contest) except *
    @cython.locals(key=int, found=Hopes)
    cdef Hopes hopes_at(self, int contest, int crowd)
    @cython.locals(result=int, strength=int, worth=double, more=double, beaten=double, found=Hopes)
    cdef Hopes hopes_of(self, int contest, int crowd)
    @cython.locals(row=Row)
    cdef double beaten(self, int contest, int strength, int crowd) except? -1
    @cython.locals(steps=cython.p_int, key=cython.longlong, found=Seating)
    cpdef Seating gathered(self, int seats, double atlantic, double ballroom, double caesars)
    @cython.locals(table=int, times=int, result=int, found=Seating)
    cdef Seating gather(self, int seats)
    @cython.locals(table=int)
    cdef void hope_everywhere(self) except *
    @cython.locals(table=int, result=int)
    cdef void think(self, double weight) noexcept
    @cython.locals(best=int, most=double)
    cpdef int best_table(self, int result) noexcept

@cython.locals(steps=int)
cdef int in_steps(double worth) noexcept
