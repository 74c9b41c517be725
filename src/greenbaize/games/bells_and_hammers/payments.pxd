cimport cython
from greenbaize.games.bells_and_hammers.table cimport Table

cdef int HORSE, INN, BELL, HAMMER, DOUBLE
cdef int BELL_SHOWN, HAMMER_SHOWN, BOTH_SHOWN
cdef int HIGHEST, NUMBER_DICE
cdef int FROM_BANK, FROM_INN, FROM_NOBODY, CARD_PAYS, NOBODY_PAYS
cdef int LATE, ALWAYS

@cython.locals(ones=int)
cpdef int total(int roll) noexcept
cpdef int symbols(int roll) noexcept
cpdef int payee(int shown) noexcept

cdef class Payments(Table):
    @cython.final
    cdef void evaluate(self, int roll) noexcept
    @cython.final
    cdef bint clears(self, int roll) noexcept
    @cython.final
    @cython.locals(late=bint)
    cdef bint is_neighbourly(self) noexcept
    @cython.final
    @cython.locals(to=int, seat=int)
    cdef void pay_for_blanks(self, int shown) noexcept
    @cython.final
    cdef void pay_one_for_each(self, int shown, int to) noexcept
    @cython.final
    cdef void pay_for_numbers(self, int worth) noexcept
    @cython.final
    @cython.locals(card=int)
    cdef void pay_for_symbols(self, int worth, int shown) noexcept
    @cython.final
    @cython.locals(payer=int)
    cdef void pay_the_excess(self, int excess, int card) noexcept
    @cython.final
    cdef void open_the_inn(self) noexcept
    @cython.final
    cdef void pay_neighbours(self, int worth) noexcept
    @cython.final
    @cython.locals(paid=int)
    cdef void pay(self, int debtor, int creditor, int owed) noexcept
    @cython.final
    cdef void pay_from_the_bank(self, int seat, int paid) noexcept
    @cython.final
    cdef void clear_the_bank(self, int seat) noexcept
    @cython.final
    @cython.locals(share=int, face=int)
    cdef void divide_the_bank(self) noexcept
