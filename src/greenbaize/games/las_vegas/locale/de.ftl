las_vegas_no_such_move = { $words } ist hier kein Zug; möglich ist zum Beispiel '{ $example }'.
las_vegas_not_rolled = { $name } hat keine { $face } gewürfelt; zu legen: { $faces }.
las_vegas_bill_not_next = im Stapel kann jetzt kein Schein zu { $bill } folgen.
las_vegas_left_over = { $count } neutrale Würfel sind übrig.
las_vegas_all_thrown = alle übrigen Würfel werden geworfen: { $count } Würfel.
las_vegas_all_thrown_neutral =
    alle übrigen Würfel werden geworfen: { $own } Würfel und { $neutral ->
        [one] { $neutral } neutraler Würfel
       *[other] { $neutral } neutrale Würfel
    }.
las_vegas_before_placing = '{ $verb }' kommt vor dem Legen der Würfel; möglich ist zum Beispiel '{ $example }'.
las_vegas_after_placing = '{ $verb }' kommt gleich nach dem Legen der Würfel; möglich ist zum Beispiel '{ $example }'.
las_vegas_no_die_to_kick = so einen Würfel gibt es hier nicht zu kicken; möglich ist { $moves }.
las_vegas_bills_not_laid_so = so lassen sich die gezogenen Scheine nicht legen; möglich ist { $moves }.
las_vegas_no_tie_to_claim = dort gibt es keinen Gleichstand zu gewinnen; möglich ist { $moves }.
las_vegas_no_bill_on_slot = beim einarmigen Banditen liegt kein solcher Schein; möglich ist { $moves }.
las_vegas_no_bill_won = in dieser Runde wurde kein solcher Schein gewonnen; möglich ist { $moves }.
las_vegas_dice_to_throw =
    { $count ->
        [one] { $count } Würfel ist zu werfen, von seiner Art, und kein anderer
       *[other] { $count } Würfel sind zu werfen, jeder von seiner Art, und keine anderen
    }.
las_vegas_not_to_show = das ist nicht das, was zu zeigen ist.
las_vegas_not_dealt_now = diese Karten können jetzt nicht ausgeteilt werden.
las_vegas_card_not_next = so eine Karte kann im Stapel jetzt nicht folgen.
las_vegas_card_not_held = { $name } hat die Karte „{ $card }“ nicht.
las_vegas_between_sets = zwischen zwei Sätzen wird keine Karte außer „Pasch“ gespielt.
las_vegas_tie_win_too_late = „Gleichstand gewinnen“ wird nur im ersten eigenen Zug der Runde gespielt.
las_vegas_no_reroll = bei { $name } wirkt kein „Neuer Wurf“.
las_vegas_again_once = Würfel werden einmal im Zug neu geworfen, vor dem ersten Legen.
las_vegas_again_this_roll = nur Würfel dieses Wurfs können neu geworfen werden.
las_vegas_rotate_too_late = „Drehen“ wird vor dem Legen gespielt.
las_vegas_rotate_to_another = gedreht werden Würfel einer gewürfelten Zahl auf eine andere Zahl.
las_vegas_not_a_pair = „Pasch“ braucht genau zwei Würfel mit der { $face }.
las_vegas_pair_elsewhere = zwei Sätze kommen an zwei verschiedene Orte.
las_vegas_second_set_elsewhere = der zweite Satz kommt an einen anderen Ort als der erste.
las_vegas_no_slot_machine = an diesem Tisch gibt es keinen einarmigen Banditen.
las_vegas_face_on_slot = beim einarmigen Banditen liegen schon Würfel mit der { $face }.
las_vegas_not_to_take_back = zurückgenommen werden nur in diesem Zug gelegte Würfel, die noch dort liegen.
las_vegas_nothing_on_casino = in Casino { $casino } wurde in diesem Zug nichts gelegt.
las_vegas_nothing_on_slot = zum einarmigen Banditen wurde in diesem Zug nichts gelegt.

las_vegas_ten_values = Option { $option } kann zehn Werte von 10 bis 100 haben, etwa { $usual }, nicht { $value }.
las_vegas_module_seats = { $option } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }: { $why }.
las_vegas_seats_neutral_dice = Es gibt zehn weiße Würfel
las_vegas_seats_big_dice = Es gibt sieben große Würfel
las_vegas_seats_kickers = Die achte Farbe gehört den Kickern
las_vegas_seats_slot_machine = Der einarmige Bandit ist für große Runden
las_vegas_seats_bonus_cards = Ansagewürfel brauchen eine freie Farbe
las_vegas_ruling_needs = { $option }={ $value } setzt { $needs } voraus.

las_vegas_card_tie_win = Gleichstand gewinnen
las_vegas_card_reroll = Neuer Wurf
las_vegas_card_two_casinos = Zwei Casinos
las_vegas_card_pass = Passen
las_vegas_card_rotate = Drehen
las_vegas_card_take_back = Zurücknehmen
las_vegas_card_double = Pasch
las_vegas_card_score_casino = Casino werten
las_vegas_card_place_bill = Schein legen
las_vegas_card_swap_bill = Schein tauschen

las_vegas_red = Rot
las_vegas_blue = Blau
las_vegas_green = Grün
las_vegas_black = Schwarz
las_vegas_yellow = Gelb
las_vegas_grey = Grau
las_vegas_violet = Violett
las_vegas_orange = Orange
