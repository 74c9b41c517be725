cimport cython
from greenbaize.games.las_vegas.boulevard.bonus cimport prize
from greenbaize.games.las_vegas.boulevard.game cimport Boulevard
from greenbaize.games.las_vegas.game cimport LasVegas
from greenbaize.games.las_vegas.valuation cimport Leads

cdef double BOULEVARD_SWING

cdef class LeadsWithBonus(Leads):
    cdef int wealth(self, LasVegas table, int seat) noexcept
    cdef double swing(self, LasVegas table) noexcept
