cincinnati_no_such_move = { $words } n’est pas un coup possible ici ; on peut dire par exemple '{ $example }'.
cincinnati_not_to_move = ce n’est pas à cette place de jouer maintenant.
cincinnati_bought_throw = un coup acheté relance au moins un dé ; on en garde quatre au plus.
cincinnati_keep_all = pour garder les cinq dés, on dit '{ $right }'.
cincinnati_no_such_face = aucun dé ne montre un { $face } ; dés que l’on peut garder : { $dice }.
cincinnati_too_few_of_face =
    { $count ->
        [one] un seul dé montre
       *[other] seuls { $count } dés montrent
    } un { $face }, et non { $wanted } ; dés que l’on peut garder : { $dice }.
cincinnati_table_not_in_play = à trois, la table B n’est pas en jeu ; au choix : { $tables }.
cincinnati_own_challenge = { $name } ne peut pas se provoquer en duel ; il faut nommer quelqu’un d’autre.
cincinnati_no_token = { $name } n’a plus de jeton pour payer ; il reste à dire 'pass'.
cincinnati_duel_card_last = la dernière carte doit être la carte de duel déjà montrée ; on dit 'card duel'.
cincinnati_card_not_next = aucune carte '{ $card }' ne peut sortir maintenant du talon.
cincinnati_just_lifted = les gobelets montrent exactement ce qui a été lancé et choisi.
cincinnati_just_kept = on dévoile exactement les dés gardés par les places { $seats }.
cincinnati_dice_thrown =
    { $count ->
        [one] on lance { $count } dé
       *[other] on lance { $count } dés
    } ici.
