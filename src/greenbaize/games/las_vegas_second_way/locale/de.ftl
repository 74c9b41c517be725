las_vegas_second_way_bill_gone = im Stapel ist kein Schein zu { $bill } mehr.
las_vegas_second_way_one_of_each = von jeder Farbe im Vorrat wird ein Würfel geworfen: { $colours }.
las_vegas_second_way_dealt_already = eine dieser Farben wurde schon an einen anderen Platz ausgeteilt.
las_vegas_second_way_reveal_both = jeder Platz deckt die beiden Farben auf, die er bekommen hat.
