bells_no_such_move = { $words } ist hier kein Zug; möglich ist zum Beispiel { $examples }.
bells_game_over = { $words } ist kein Zug mehr: Das Spiel ist aus.
bells_number_dice_only = um die Bank wird nur mit den sechs Zahlenwürfeln gewürfelt, ohne Glocke und Hammer.
bells_turned_up_already = „{ $face }“ ist schon aufgedeckt; aufzudecken ist { $faces }.
bells_not_tied = die Bank bekommt einer der Plätze mit Gleichstand: Platz { $seats }, nicht { $seat }.
bells_no_points = es sind keine Punkte zum Bieten mehr da; möglich ist nur Passen.
bells_cannot_outbid =
    { $points ->
        [one] { $points } Punkt ist
       *[other] { $points } Punkte sind
    } da, zu wenig, um { $standing } zu überbieten; möglich ist nur Passen.
bells_bid_too_high =
    { $points ->
        [one] { $points } Punkt ist
       *[other] { $points } Punkte sind
    } da, zu wenig, um { $bid } zu bieten; möglich ist { $least } bis { $points } oder Passen.
bells_bid_too_high_last =
    { $points ->
        [one] { $points } Punkt ist
       *[other] { $points } Punkte sind
    } da, zu wenig, um { $bid } zu bieten; möglich ist { $least } oder Passen.
bells_bid_too_low = ein Gebot muss höher sein als { $standing }; möglich ist { $least } bis { $points } oder Passen.
bells_bid_too_low_last = ein Gebot muss höher sein als { $standing }; möglich ist { $least } oder Passen.

bells_first_banker_not_seated = { $option }={ $seat } ist kein Platz: Es gibt { $seats } Plätze.

bells_horse = Schimmel
bells_inn = Wirtshaus
bells_bell = Glocke
bells_hammer = Hammer
bells_double = Doppel
