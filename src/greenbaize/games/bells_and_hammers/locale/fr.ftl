bells_no_such_move = { $words } n’est pas un coup possible ici ; on peut dire par exemple { $examples }.
bells_game_over = { $words } n’est plus un coup possible : la partie est finie.
bells_number_dice_only = pour la banque, on ne lance que les six dés à chiffres, sans cloche ni marteau.
bells_turned_up_already = la carte { $face } est déjà retournée ; on peut retourner { $faces }.
bells_not_tied = la banque revient à l’une des places à égalité : { $seats }, et non { $seat }.
bells_no_points = il ne reste aucun point à offrir ; on ne peut que passer.
bells_cannot_outbid =
    { $points ->
        [one] il reste { $points } point
       *[other] il reste { $points } points
    }, trop peu pour surenchérir sur { $standing } ; on ne peut que passer.
bells_bid_too_high =
    { $points ->
        [one] il reste { $points } point
       *[other] il reste { $points } points
    }, trop peu pour offrir { $bid } ; on peut offrir de { $least } à { $points }, ou passer.
bells_bid_too_high_last =
    { $points ->
        [one] il reste { $points } point
       *[other] il reste { $points } points
    }, trop peu pour offrir { $bid } ; on peut offrir { $least }, ou passer.
bells_bid_too_low = une offre doit dépasser { $standing } ; on peut offrir de { $least } à { $points }, ou passer.
bells_bid_too_low_last = une offre doit dépasser { $standing } ; on peut offrir { $least }, ou passer.

bells_first_banker_not_seated = { $option }={ $seat } ne désigne aucune place : il y a { $seats } places.

bells_horse = Cheval
bells_inn = Auberge
bells_bell = Cloche
bells_hammer = Marteau
bells_double = Double
