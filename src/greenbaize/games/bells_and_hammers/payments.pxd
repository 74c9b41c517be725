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
    cdef inline void evaluate(self, int roll) noexcept
    cdef inline bint clears(self, int roll) noexcept
    @cython.locals(late=bint)
    cdef inline bint is_neighbourly(self) noexcept
    cdef inline void count_blanks(self, int roll) noexcept
    @cython.locals(to=int, seat=int)
    cdef inline void pay_for_blanks(self, int shown) noexcept
    cdef inline void pay_one_for_each(self, int shown, int to) noexcept
    cdef inline void pay_for_numbers(self, int worth) noexcept
    @cython.locals(face=int)
    cdef inline void pay_for_symbols(self, int worth, int shown) noexcept
    @cython.locals(payer=int)
    cdef inline void pay_the_excess(self, int excess, int face) noexcept
    cdef inline void open_the_inn(self) noexcept
    cdef inline void pay_neighbours(self, int worth) noexcept
    @cython.locals(paid=int)
    cdef inline int pay(self, int debtor, int creditor, int owed) noexcept
    @cython.locals(paid=int)
    cdef inline int pay_card(self, int debtor, int face, int owed) noexcept
    cdef inline void charge_card(self, int face, int creditor, int owed) noexcept
    cdef inline void charge_for_card(self, int face, int to, int owed) noexcept
    cdef inline void pay_from_the_bank(self, int seat, int paid) noexcept
    cdef inline void pay_card_from_the_bank(self, int face, int paid) noexcept
    cdef inline void clear_the_bank(self, int seat) noexcept
    @cython.locals(share=int, face=int)
    cdef inline void divide_the_bank(self) noexcept
