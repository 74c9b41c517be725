las_vegas_solo_own_colour = { $colour } è il colore di chi gioca; va pescato un altro avversario.
las_vegas_solo_thrown_out = i dadi di questo colore ({ $colour }) sono già stati tirati; va pescato un altro avversario.
las_vegas_solo_all_thrown = si tirano tutti gli { $count } dadi di questo avversario: { $colour }.
las_vegas_solo_one_of_each = si tira un dado di ogni colore rimasto: { $colours }.
