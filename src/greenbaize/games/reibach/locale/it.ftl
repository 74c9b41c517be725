reibach_no_such_move = { $words } qui non è una mossa; si può dire per esempio '{ $example }'.
reibach_no_pass = non si può passare, perché vanno spesi tutti i punti azione; si può dire per esempio '{ $example }'.
reibach_joker_too_dear = un jolly costa { $price } punti azione, e { $name } ne ha ancora solo { $points }; si può dire per esempio '{ $example }'.
reibach_risk_too_dear = una carta rischio costa { $price } punti azione, e { $name } ne ha ancora solo { $points }; si può dire per esempio '{ $example }'.
reibach_blind_too_dear = una carta alla cieca costa { $price } punti azione, e { $name } ne ha ancora solo { $points }; si può dire per esempio '{ $example }'.
reibach_bases_limit =
    qui nessuno può avere più di { $most ->
        [one] una fila o base senza fila
       *[other] { $most } file e basi senza fila
    }; si può dire per esempio '{ $example }'.
reibach_no_second_row = { $name } ha chiuso la fila { $business } e non può averne una seconda; altre carte { $business } possono essere solo basi.
reibach_has_row = { $name } ha già una fila { $business }; 'extend { $word }' la allunga.
reibach_no_bare_base = { $name } non ha una base senza fila; 'base' con una carta ne posa una.
reibach_no_bare_base_limit =
    { $name } non ha una base senza fila, e qui nessuno può avere più di { $most ->
        [one] una fila o base senza fila
       *[other] { $most } file e basi senza fila
    }; si può dire per esempio '{ $example }'.
reibach_row_closed = { $name } ha chiuso la fila { $business }, che non prende più carte; si può dire per esempio '{ $example }'.
reibach_no_row = { $name } non ha una fila { $business }; una carta di questo affare ne apre una.
reibach_no_cards = { $name } non ha carte in mano; ne va presa una.
reibach_not_in_hand = { $name } non ha questa carta ({ $card }); in mano: { $hand }.
reibach_dollars_later = le carte $ si mescolano nel mazzo quando mani e mercato sono pronti, non prima.
reibach_all_seen = tutte le carte di questo tipo ({ $card }) sono già state viste.

reibach_casino = casinò
reibach_estate = immobili
reibach_yacht = yacht
reibach_stocks = azioni
reibach_gold = oro
reibach_cash = contanti
reibach_antiques = antichità
reibach_oil = petrolio
reibach_art = arte
reibach_jewelry = gioielli
reibach_joker = jolly
reibach_risk = carta rischio
reibach_unseen_cards = carte non viste
