reibach_no_such_move = { $words } n’est pas un coup possible ici ; on peut dire par exemple '{ $example }'.
reibach_no_pass = on ne peut pas passer, car il faut dépenser tous les points d’action ; on peut dire par exemple '{ $example }'.
reibach_joker_too_dear = un joker coûte { $price } points d’action, et { $name } n’en a plus que { $points } ; on peut dire par exemple '{ $example }'.
reibach_risk_too_dear = une carte risque coûte { $price } points d’action, et { $name } n’en a plus que { $points } ; on peut dire par exemple '{ $example }'.
reibach_blind_too_dear = une carte à l’aveugle coûte { $price } points d’action, et { $name } n’en a plus que { $points } ; on peut dire par exemple '{ $example }'.
reibach_bases_limit =
    personne ne peut avoir ici plus { $most ->
        [one] d’une rangée ou réceptrice vide
       *[other] de { $most } rangées et réceptrices vides
    } ; on peut dire par exemple '{ $example }'.
reibach_no_second_row = { $name } a fermé sa rangée { $business } et ne peut pas en avoir une seconde ; d’autres cartes { $business } ne peuvent servir que de réceptrices.
reibach_has_row = { $name } a déjà une rangée { $business } ; 'extend { $word }' l’allonge.
reibach_no_bare_base = { $name } n’a pas de réceptrice vide pour une rangée ; 'base' suivi d’une carte en pose une.
reibach_no_bare_base_limit =
    { $name } n’a pas de réceptrice vide pour une rangée, et personne ne peut avoir ici plus { $most ->
        [one] d’une rangée ou réceptrice vide
       *[other] de { $most } rangées et réceptrices vides
    } ; on peut dire par exemple '{ $example }'.
reibach_row_closed = { $name } a fermé sa rangée { $business }, qui ne reçoit plus de cartes ; on peut dire par exemple '{ $example }'.
reibach_no_row = { $name } n’a pas de rangée { $business } ; une carte de cette affaire en ouvre une.
reibach_no_cards = { $name } n’a pas de carte en main ; il faut en prendre une.
reibach_not_in_hand = { $name } n’a pas cette carte ({ $card }) ; en main : { $hand }.
reibach_dollars_later = les cartes $ sont mélangées à la pioche après la distribution des mains et de l’étalage, pas avant.
reibach_all_seen = toutes les cartes de cette sorte ({ $card }) ont été vues.

reibach_casino = Casino
reibach_estate = Immobilier
reibach_yacht = Yacht
reibach_stocks = Bourse
reibach_gold = Or
reibach_cash = Liquide
reibach_antiques = Antiquités
reibach_oil = Pétrole
reibach_art = Art
reibach_jewelry = Bijoux
reibach_joker = joker
reibach_risk = carte risque
reibach_unseen_cards = des cartes non vues
