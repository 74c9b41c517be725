las_vegas_solo_own_colour = c’est la couleur de qui joue ({ $colour }) ; il faut tirer un autre adversaire.
las_vegas_solo_thrown_out = les dés de cette couleur ({ $colour }) ont déjà été lancés ; il faut tirer un autre adversaire.
las_vegas_solo_all_thrown = on lance les { $count } dés de cet adversaire : { $colour }.
las_vegas_solo_one_of_each = on lance un dé de chaque couleur qui reste : { $colours }.
