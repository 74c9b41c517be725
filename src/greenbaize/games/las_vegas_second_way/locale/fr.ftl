las_vegas_second_way_bill_gone = il n’y a plus de billet de { $bill } dans la pioche.
las_vegas_second_way_one_of_each = on lance un dé de chaque couleur de la réserve : { $colours }.
las_vegas_second_way_dealt_already = l’une de ces couleurs a été distribuée à une autre place.
las_vegas_second_way_reveal_both = chaque place révèle les deux couleurs qu’elle a reçues.
