las_vegas_solo_own_colour = { $colour } ist die eigene Farbe; zieh einen anderen Gegner.
las_vegas_solo_thrown_out = { $colour } wurde schon geworfen; zieh einen anderen Gegner.
las_vegas_solo_all_thrown = alle { $count } Würfel dieses Gegners werden geworfen: { $colour }.
las_vegas_solo_one_of_each = von jeder Farbe, die noch da ist, wird ein Würfel geworfen: { $colours }.
