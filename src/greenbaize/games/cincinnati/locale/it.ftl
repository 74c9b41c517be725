cincinnati_no_such_move = { $words } qui non è una mossa; si può dire per esempio '{ $example }'.
cincinnati_not_to_move = ora tocca a qualcun altro.
cincinnati_bought_throw = con un tiro comprato si tira almeno un dado; se ne tengono al massimo quattro.
cincinnati_keep_all = per tenere tutti e cinque i dadi si dice '{ $right }'.
cincinnati_no_such_face = nessun dado mostra { $face }; si possono tenere dadi tra { $dice }.
cincinnati_too_few_of_face =
    { $count ->
        [one] solo { $count } dado mostra
       *[other] solo { $count } dadi mostrano
    } { $face }, non { $wanted }; si possono tenere dadi tra { $dice }.
cincinnati_table_not_in_play = in tre il tavolino B non è in gioco; si può scegliere { $tables }.
cincinnati_own_challenge = { $name } non può sfidare { $name }; va indicato qualcun altro.
cincinnati_no_token = { $name } non ha gettoni per pagare; si può dire solo 'pass'.
cincinnati_duel_card_last = l’ultima carta deve essere la carta duello già mostrata; si può dire solo 'card duel'.
cincinnati_card_not_next = ora dal mazzo non può uscire una carta '{ $card }'.
cincinnati_just_lifted = i bussolotti mostrano esattamente ciò che è stato tirato e scelto.
cincinnati_just_kept = si mostra esattamente ciò che hanno tenuto i posti { $seats }.
cincinnati_dice_thrown =
    { $count ->
        [one] qui si tira { $count } dado
       *[other] qui si tirano { $count } dadi
    }.
