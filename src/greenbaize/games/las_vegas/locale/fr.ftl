las_vegas_no_such_move = { $words } n’est pas un coup possible ici ; on peut dire par exemple '{ $example }'.
las_vegas_not_rolled = { $name } n’a pas obtenu de { $face } ; à placer : { $faces }.
las_vegas_bill_not_next = aucun billet de { $bill } ne peut sortir maintenant de la pioche.
las_vegas_left_over = il reste { $count } dés neutres à lancer.
las_vegas_all_thrown =
    on lance tous les dés qui restent : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }.
las_vegas_all_thrown_neutral =
    on lance tous les dés qui restent : { $own ->
        [one] { $own } dé
       *[other] { $own } dés
    } et { $neutral ->
        [one] { $neutral } dé neutre
       *[other] { $neutral } dés neutres
    }.
las_vegas_before_placing = '{ $verb }' se joue avant de placer les dés ; on peut dire par exemple '{ $example }'.
las_vegas_after_placing = '{ $verb }' se joue juste après avoir placé les dés ; on peut dire par exemple '{ $example }'.
las_vegas_no_die_to_kick = il n’y a pas de tel dé à expulser ; on peut dire { $moves }.
las_vegas_bills_not_laid_so = les billets piochés ne se placent pas ainsi ; on peut dire { $moves }.
las_vegas_no_tie_to_claim = il n’y a pas d’égalité à gagner là ; on peut dire { $moves }.
las_vegas_no_bill_on_slot = il n’y a pas de tel billet sur la machine à sous ; on peut dire { $moves }.
las_vegas_no_bill_won = aucun billet de cette valeur n’a été gagné dans cette manche ; on peut dire { $moves }.
las_vegas_dice_to_throw =
    { $count ->
        [one] il y a { $count } dé à lancer, de sa sorte, et aucun autre
       *[other] il y a { $count } dés à lancer, chacun de sa sorte, et aucun autre
    }.
las_vegas_not_to_show = ce n’est pas ce qu’il y a à montrer.
las_vegas_not_dealt_now = ces cartes ne peuvent pas être distribuées maintenant.
las_vegas_card_not_next = aucune carte de ce genre ne peut sortir maintenant de la pioche.
las_vegas_card_not_held = { $name } n’a pas la carte « { $card } ».
las_vegas_between_sets = entre deux lots, on ne joue aucune autre carte que « Double peine ».
las_vegas_tie_win_too_late = « Égalité gagnée » ne se joue qu’à son premier tour de la manche.
las_vegas_no_reroll = { $name } n’a pas de « Relance » en cours.
las_vegas_again_once = on relance des dés une fois par tour, avant le premier placement.
las_vegas_again_this_roll = on ne peut relancer que des dés de ce lancer.
las_vegas_rotate_too_late = « Rotation » se joue avant de placer.
las_vegas_rotate_to_another = on tourne des dés d’une valeur obtenue sur une autre valeur.
las_vegas_not_a_pair = « Double peine » demande exactement deux dés de valeur { $face }.
las_vegas_pair_elsewhere = deux lots vont à deux endroits différents.
las_vegas_second_set_elsewhere = le second lot va à un autre endroit que le premier.
las_vegas_no_slot_machine = il n’y a pas de machine à sous à cette table.
las_vegas_face_on_slot = il y a déjà des dés de valeur { $face } sur la machine à sous.
las_vegas_not_to_take_back = on ne reprend que des dés placés à ce tour et qui sont encore là.
las_vegas_nothing_on_casino = rien n’a été placé dans le casino { $casino } à ce tour.
las_vegas_nothing_on_slot = rien n’a été placé sur la machine à sous à ce tour.

las_vegas_ten_values = l’option { $option } prend dix valeurs de 10 à 100, comme { $usual }, et non { $value }.
las_vegas_module_seats = { $option } est pour { $fewest } à { $most } places, et non { $seats } : { $why }.
las_vegas_seats_neutral_dice = il y a dix dés blancs
las_vegas_seats_big_dice = il y a sept gros dés
las_vegas_seats_kickers = la huitième couleur est celle des botteurs
las_vegas_seats_slot_machine = elle est faite pour les grandes tablées
las_vegas_seats_bonus_cards = les dés « annonce » demandent une couleur libre
las_vegas_ruling_needs = { $option }={ $value } ne va pas sans { $needs }.

las_vegas_card_tie_win = Égalité gagnée
las_vegas_card_reroll = Relance
las_vegas_card_two_casinos = Deux casinos
las_vegas_card_pass = Passer
las_vegas_card_rotate = Rotation
las_vegas_card_take_back = Reprise
las_vegas_card_double = Double peine
las_vegas_card_score_casino = Paie anticipée
las_vegas_card_place_bill = Placer un billet
las_vegas_card_swap_bill = Échanger un billet

las_vegas_red = rouge
las_vegas_blue = bleu
las_vegas_green = vert
las_vegas_black = noir
las_vegas_yellow = jaune
las_vegas_grey = gris
las_vegas_violet = violet
las_vegas_orange = orange
