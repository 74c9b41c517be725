las_vegas_no_such_move = { $words } qui non è una mossa; si può dire per esempio '{ $example }'.
las_vegas_not_rolled = { $name } non ha tirato nessun { $face }; si può piazzare { $faces }.
las_vegas_bill_not_next = ora dal mazzo non può uscire una banconota da { $bill }.
las_vegas_left_over = avanzano { $count } dadi neutri.
las_vegas_all_thrown =
    si tirano tutti i dadi rimasti: { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }.
las_vegas_all_thrown_neutral =
    si tirano tutti i dadi rimasti: { $own ->
        [one] { $own } dado
       *[other] { $own } dadi
    } e { $neutral ->
        [one] { $neutral } dado neutro
       *[other] { $neutral } dadi neutri
    }.
las_vegas_before_placing = '{ $verb }' si gioca prima di piazzare i dadi; si può dire per esempio '{ $example }'.
las_vegas_after_placing = '{ $verb }' si gioca subito dopo aver piazzato i dadi; si può dire per esempio '{ $example }'.
las_vegas_no_die_to_kick = non c’è un dado così da cacciare; si può dire { $moves }.
las_vegas_bills_not_laid_so = le banconote pescate non si mettono così; si può dire { $moves }.
las_vegas_no_tie_to_claim = lì non c’è una parità da vincere; si può dire { $moves }.
las_vegas_no_bill_on_slot = sulla slot machine non c’è una banconota così; si può dire { $moves }.
las_vegas_no_bill_won = in questo round non è stata vinta una banconota così; si può dire { $moves }.
las_vegas_dice_to_throw =
    { $count ->
        [one] c’è { $count } dado da tirare, del suo tipo, e nessun altro
       *[other] ci sono { $count } dadi da tirare, ciascuno del suo tipo, e nessun altro
    }.
las_vegas_not_to_show = non è quello che c’è da mostrare.
las_vegas_not_dealt_now = queste carte ora non si possono distribuire.
las_vegas_card_not_next = ora dal mazzo non può uscire una carta così.
las_vegas_card_not_held = { $name } non ha la carta «{ $card }».
las_vegas_between_sets = tra due gruppi non si gioca nessuna carta tranne «Doppio».
las_vegas_tie_win_too_late = «Parità vinta» si gioca solo nel proprio primo turno del round.
las_vegas_no_reroll = { $name } non ha un «Nuovo tiro» in corso.
las_vegas_again_once = i dadi si tirano di nuovo una volta per turno, prima del primo piazzamento.
las_vegas_again_this_roll = si possono tirare di nuovo solo dadi di questo tiro.
las_vegas_rotate_too_late = «Rotazione» si gioca prima di piazzare.
las_vegas_rotate_to_another = si girano dadi di un numero uscito su un altro numero.
las_vegas_not_a_pair = «Doppio» richiede esattamente due dadi che mostrano { $face }.
las_vegas_pair_elsewhere = due gruppi vanno in due posti diversi.
las_vegas_second_set_elsewhere = il secondo gruppo va in un posto diverso dal primo.
las_vegas_no_slot_machine = a questo tavolo non c’è una slot machine.
las_vegas_face_on_slot = sulla slot machine ci sono già dadi che mostrano { $face }.
las_vegas_not_to_take_back = si riprendono solo dadi piazzati in questo turno e che sono ancora lì.
las_vegas_nothing_on_casino = in questo turno non è stato piazzato niente nel casinò { $casino }.
las_vegas_nothing_on_slot = in questo turno non è stato piazzato niente sulla slot machine.

las_vegas_ten_values = l’opzione { $option } prende dieci valori da 10 a 100, come { $usual }, non { $value }.
las_vegas_module_seats = { $option } è per un numero di posti da { $fewest } a { $most }, non { $seats }: { $why }.
las_vegas_seats_neutral_dice = i dadi bianchi sono dieci
las_vegas_seats_big_dice = i dadi grandi sono sette
las_vegas_seats_kickers = l’ottavo colore è quello dei kicker
las_vegas_seats_slot_machine = è pensata per i gruppi numerosi
las_vegas_seats_bonus_cards = i dadi annuncio richiedono un colore libero
las_vegas_ruling_needs = { $option }={ $value } richiede { $needs }.

las_vegas_card_tie_win = Parità vinta
las_vegas_card_reroll = Nuovo tiro
las_vegas_card_two_casinos = Due casinò
las_vegas_card_pass = Passo
las_vegas_card_rotate = Rotazione
las_vegas_card_take_back = Riprendi
las_vegas_card_double = Doppio
las_vegas_card_score_casino = Fai pagare un casinò
las_vegas_card_place_bill = Piazza una banconota
las_vegas_card_swap_bill = Cambia una banconota

las_vegas_red = rosso
las_vegas_blue = blu
las_vegas_green = verde
las_vegas_black = nero
las_vegas_yellow = giallo
las_vegas_grey = grigio
las_vegas_violet = viola
las_vegas_orange = arancione
