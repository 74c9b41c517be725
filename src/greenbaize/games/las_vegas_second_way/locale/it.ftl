las_vegas_second_way_bill_gone = nel mazzo non ci sono più banconote da { $bill }.
las_vegas_second_way_one_of_each = si tira un dado di ogni colore della riserva: { $colours }.
las_vegas_second_way_dealt_already = uno di questi colori è già stato distribuito a un altro posto.
las_vegas_second_way_reveal_both = ogni posto svela i due colori che ha ricevuto.
