reibach_no_such_move = { $words } ist hier kein Zug; möglich ist zum Beispiel '{ $example }'.
reibach_no_pass = Passen geht nicht, denn alle Aktionspunkte müssen ausgegeben werden; möglich ist zum Beispiel '{ $example }'.
reibach_joker_too_dear = ein Joker kostet { $price } Aktionspunkte, und { $name } hat nur noch { $points }; möglich ist zum Beispiel '{ $example }'.
reibach_risk_too_dear = eine Risikokarte kostet { $price } Aktionspunkte, und { $name } hat nur noch { $points }; möglich ist zum Beispiel '{ $example }'.
reibach_blind_too_dear = eine blind gezogene Karte kostet { $price } Aktionspunkte, und { $name } hat nur noch { $points }; möglich ist zum Beispiel '{ $example }'.
reibach_bases_limit =
    mehr als { $most ->
        [one] eine Reihe oder freie Grundkarte
       *[other] { $most } Reihen und freie Grundkarten
    } darf hier niemand haben; möglich ist zum Beispiel '{ $example }'.
reibach_no_second_row = { $name } hat die Reihe { $business } geschlossen, und eine zweite kann es nicht geben; weitere Karten davon können nur Grundkarten sein.
reibach_has_row = { $name } hat schon eine Reihe { $business }; 'extend { $word }' verlängert sie.
reibach_no_bare_base = { $name } hat keine freie Grundkarte für eine Reihe; 'base' mit einer Karte legt eine.
reibach_no_bare_base_limit =
    { $name } hat keine freie Grundkarte für eine Reihe, und mehr als { $most ->
        [one] eine Reihe oder freie Grundkarte
       *[other] { $most } Reihen und freie Grundkarten
    } darf hier niemand haben; möglich ist zum Beispiel '{ $example }'.
reibach_row_closed = { $name } hat die Reihe { $business } geschlossen, sie nimmt keine Karten mehr auf; möglich ist zum Beispiel '{ $example }'.
reibach_no_row = { $name } hat keine Reihe { $business }; eine Karte dieses Geschäfts eröffnet eine.
reibach_no_cards = { $name } hat keine Karten auf der Hand; eine ist zu nehmen.
reibach_not_in_hand = { $name } hat diese Karte nicht ({ $card }); auf der Hand: { $hand }.
reibach_dollars_later = die $ werden eingemischt, sobald Handkarten und Auslage liegen, nicht vorher.
reibach_all_seen = alle Karten dieser Art ({ $card }) sind schon gesehen.

reibach_casino = Casino
reibach_estate = Immobilien
reibach_yacht = Yacht
reibach_stocks = Aktien
reibach_gold = Gold
reibach_cash = Bargeld
reibach_antiques = Antiquitäten
reibach_oil = Öl
reibach_art = Kunst
reibach_jewelry = Schmuck
reibach_joker = Joker
reibach_risk = Risikokarte
reibach_unseen_cards = ungesehene Karten
