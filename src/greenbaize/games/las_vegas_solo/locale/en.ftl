las_vegas_solo_own_colour = { $colour } is the player's own colour; draw another opponent.
las_vegas_solo_thrown_out = { $colour } has already been thrown; draw another opponent.
las_vegas_solo_all_thrown = all { $count } { $colour } dice are thrown.
las_vegas_solo_one_of_each = one die of every colour left is thrown: { $colours }.
