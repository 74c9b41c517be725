bells_no_such_move = { $words } qui non è una mossa; si può dire per esempio { $examples }.
bells_game_over = { $words } non è più una mossa: la partita è finita.
bells_number_dice_only = per il banco si tirano solo i sei dadi con i numeri, senza campana e martello.
bells_turned_up_already = la carta { $face } è già scoperta; si può scoprire { $faces }.
bells_not_tied = il banco va a uno dei posti in parità: { $seats }, non { $seat }.
bells_no_points = non restano punti da offrire; si può solo passare.
bells_cannot_outbid =
    { $points ->
        [one] resta { $points } punto, troppo poco
       *[other] restano { $points } punti, troppo pochi
    } per superare { $standing }; si può solo passare.
bells_bid_too_high =
    { $points ->
        [one] resta { $points } punto, troppo poco
       *[other] restano { $points } punti, troppo pochi
    } per offrire { $bid }; si può offrire da { $least } a { $points }, o passare.
bells_bid_too_high_last =
    { $points ->
        [one] resta { $points } punto, troppo poco
       *[other] restano { $points } punti, troppo pochi
    } per offrire { $bid }; si può offrire { $least }, o passare.
bells_bid_too_low = un’offerta deve superare { $standing }; si può offrire da { $least } a { $points }, o passare.
bells_bid_too_low_last = un’offerta deve superare { $standing }; si può offrire { $least }, o passare.

bells_first_banker_not_seated = { $option }={ $seat } non è un posto: i posti sono { $seats }.

bells_horse = Cavallo
bells_inn = Locanda
bells_bell = Campana
bells_hammer = Martello
bells_double = Doppio
