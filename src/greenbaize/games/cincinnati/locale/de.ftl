cincinnati_no_such_move = { $words } ist hier kein Zug; möglich ist zum Beispiel '{ $example }'.
cincinnati_not_to_move = gerade ist jemand anders am Zug.
cincinnati_bought_throw = mit einem gekauften Wurf wird mindestens ein Würfel geworfen; höchstens vier bleiben liegen.
cincinnati_keep_all = alle fünf zu behalten heißt '{ $right }'.
cincinnati_no_such_face = kein Würfel zeigt eine { $face }; zu behalten sind Würfel aus { $dice }.
cincinnati_too_few_of_face =
    nur { $count ->
        [one] { $count } Würfel zeigt
       *[other] { $count } Würfel zeigen
    } eine { $face }, nicht { $wanted }; zu behalten sind Würfel aus { $dice }.
cincinnati_table_not_in_play = zu dritt ist Tisch B nicht im Spiel; zur Wahl: { $tables }.
cincinnati_own_challenge = { $name } kann sich nicht selbst herausfordern; jemand anders ist zu nennen.
cincinnati_no_token = { $name } hat keinen Jeton zum Zahlen; möglich ist nur 'pass'.
cincinnati_duel_card_last = die letzte Karte muss die gezeigte Duellkarte sein; möglich ist nur 'card duel'.
cincinnati_card_not_next = im Stapel kann jetzt keine Karte '{ $card }' folgen.
cincinnati_just_lifted = die Becher zeigen genau, was geworfen und gewählt wurde.
cincinnati_just_kept = gezeigt wird genau, was die Plätze { $seats } behalten haben.
cincinnati_dice_thrown =
    { $count ->
        [one] hier wird { $count } Würfel
       *[other] hier werden { $count } Würfel
    } geworfen.
