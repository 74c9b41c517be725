# Lists and names
range = { $first } bis { $last }
range_in_steps = { $first } bis { $last } in Schritten von { $step }
the_house = das Haus
the_public = das Publikum

# Games, seats and options
unknown_game = es gibt kein Spiel { $name }; es gibt { $games }.
seat_count = { $game } ist für { $least } bis { $most } Plätze, nicht für { $given }.
seat_count_fixed = { $game } ist für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, nicht für { $given }.
options_malformed = Optionen werden mit ihrem Namen angegeben, als Dictionary.
unknown_option = { $game } hat keine Option { $option }; es gibt { $options }.
no_options = { $game } hat keine Option { $option }; es gibt überhaupt keine.
option_value = die Option { $option } kann { $choices } sein, nicht { $given }.
unknown_preset = { $game } hat keine Voreinstellung { $preset }; es gibt { $presets }.
no_presets = { $game } hat keine Voreinstellung { $preset }; es gibt überhaupt keine.
first_player_not_seated = Platz { $seat } kann nicht beginnen: Es gibt { $seats } Plätze.
one_of_the_seats_begins = einer der { $seats } Plätze beginnt.
duplicate_rule = { $title } hat zwei Regeln { $number }.
unknown_rule = { $title } hat keine Regel { $number }; die Regeln sind { $rules }.

# Setting up a match
seats_malformed = Plätze sind eine Zahl oder eine Liste von Namen.
seat_name_not_text = { $name } ist kein Name für einen Platz: Namen sind Texte.
seat_name_malformed = { $name } ist kein Name für einen Platz: 1 bis 20 Zeichen, ohne , : # ( ) [ ].
seat_names_equal = zwei Plätze haben denselben Namen.
players_not_listed = Spieler sind eine Liste einfacher Wörter wie greedy, eines je Platz.
players_malformed = Spieler sind Wörter ohne Komma wie greedy, ein Spieler je Platz, insgesamt { $seats }.
house_required = eine Partie braucht ein Haus, nicht { $given }.
contribution_missing = faire Würfel brauchen { $seats ->
        [one] einen Beitrag des einzigen Platzes
       *[other] einen Beitrag von jedem der { $seats } Plätze
    }.
contribution_too_late = die ersten Würfel sind gezogen; niemand kann mehr etwas beitragen.
seed_out_of_range = ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
seed_too_long = ein Startwert ist eine ganze Zahl von 0 bis { $most }, keine mit { $bits } Bits.
game_number_out_of_range = die Nummer einer Partie ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
game_number_too_long = die Nummer einer Partie ist eine ganze Zahl von 0 bis { $most }, keine mit { $bits } Bits.
fork_out_of_range = die Partie hat { $moves } Züge; bei { $ply } kann sie sich nicht verzweigen.
event_number_malformed = Ereignisse werden ab einer ganzen Zahl gezählt, nicht ab { $given }.
unknown_seat_number = es gibt keinen Platz { $seat }; { $last ->
        [0] der einzige ist 0
       *[other] es gibt 0 bis { $last }
    }.
unknown_place = es gibt hier keine Stelle { $place }; es gibt 0 bis { $last }.
too_few_numbers = hier braucht es { $needed } Zahlen, nicht { $given }.

# Moves
game_over = die Partie ist vorbei.
not_your_turn = { $count ->
        [one] am Zug ist { $who }, nicht { $name }
       *[other] am Zug sind { $who }, nicht { $name }
    }.
house_moves_itself = das Haus macht seine Züge selbst.
house_drew_illegal = das Haus hat { $move } gezogen, was gerade kein erlaubter Zug ist.
move_not_text = ein Zug wird in Worten angegeben, etwa { $example }.
move_not_a_number = ein Zug ist eine ganze Zahl mit 64 Bits, nicht { $given }.
move_not_legal = { $move } ist gerade kein erlaubter Zug von Platz { $seat }.
seat_owes_nothing = Platz { $seat } ist gerade nicht am Zug.
take_back_refused = nur der eigene letzte Zug lässt sich zurücknehmen, solange sonst nichts geschehen ist.

# Files
file_unreadable = { $path } lässt sich nicht lesen: { $reason }.
file_not_plain = { $path } lässt sich nicht lesen: Es ist keine gewöhnliche Datei.
save_failed = { $path } lässt sich nicht speichern: { $reason }; was dort war, ist unverändert.
save_not_plain = { $path } lässt sich nicht speichern: Es ist keine gewöhnliche Datei.
record_too_large = { $path } ist zu groß für eine Aufzeichnung.
secret_too_large = { $path } ist zu groß für ein Geheimnis.
record_file_not_text = { $path } ist keine Aufzeichnung von Greenbaize: Es ist kein Text.
secret_file_not_text = { $path } ist kein Geheimnis von Greenbaize: Es ist kein Text.
reason_permission = Zugriff verweigert
reason_address_in_use = die Adresse wird schon verwendet
reason_address_not_here = dieser Rechner hat diese Adresse nicht
reason_closed = die Datei ist geschlossen
reason_exists = die Datei gibt es schon
reason_invalid = ungültiges Argument
reason_input_output = Ein-/Ausgabefehler
reason_directory = es ist ein Ordner
reason_links = zu viele symbolische Links hintereinander
reason_too_many_open = zu viele offene Dateien
reason_name_too_long = der Name ist zu lang
reason_not_found = Datei oder Ordner nicht gefunden
reason_no_space = auf dem Datenträger ist kein Platz mehr
reason_not_a_directory = es ist kein Ordner
reason_not_permitted = nicht erlaubt
reason_read_only = der Datenträger ist schreibgeschützt
reason_not_a_path = es ist kein Dateiname
reason_unknown_host = diese Adresse ist unbekannt
reason_unknown = das System nennt keinen Grund

# Records
record_not_text = das ist keine Aufzeichnung von Greenbaize: Es ist kein Text.
record_first_line = das ist keine Aufzeichnung von Greenbaize: Die erste Zeile ist nicht { $line }.
record_changed = die Aufzeichnung wurde nach dem Speichern gekürzt oder geändert: Die Prüfzeile zeigt es.
record_without_moves = die Aufzeichnung ist unvollständig: Auf den Kopf folgen keine Züge.
record_cut_short = die letzte Zeile der Aufzeichnung ist unvollständig.
record_not_a_header = Zeile { $line } der Aufzeichnung ist keine Kopfzeile: { $text }.
record_header_missing = dem Kopf der Aufzeichnung fehlt die Zeile „{ $header }“.
record_fork_malformed = der Kopf der Aufzeichnung sagt nicht, bei welchem Zug sie abzweigt.
record_not_a_move = Zeile { $line } der Aufzeichnung ist kein Zug von { $names }: { $text }.
record_not_draws = Zeile { $line } der Aufzeichnung nennt keine Ziehungen: { $text }.
record_line_differs = Zeile { $line } der Aufzeichnung müsste { $text } lauten.
record_end_differs = die Aufzeichnung endet nicht mit ihrem letzten Zug.
record_result_malformed = das Ergebnis der Aufzeichnung nennt nicht jeden Platz mit Punktzahl und Rang.
record_dice_unknown = Würfel sind „fair“, „seeded“ oder „given“; die Aufzeichnung sagt { $dice }.
secret_foreign = das Geheimnis des Hauses gehört nicht zu dieser Aufzeichnung; die Partie kann nicht weitergehen.
secret_malformed = das Geheimnis der Aufzeichnung darf höchstens 64 Bytes haben, in hexadezimalen Ziffern.
contributions_malformed = die Beiträge der Aufzeichnung dürfen höchstens 64 Bytes haben, in hexadezimalen Ziffern.
resume_over = die Partie dieser Aufzeichnung ist vorbei; sie lässt sich nachspielen.
resume_not_drawn = Zug { $number }, { $move }, wurde nicht von diesem Haus gezogen.
replay_refused = Zug { $number }, { $move }, wird abgelehnt: { $cause }
replay_spelling = Zug { $number }, { $move }, müsste { $written } geschrieben sein.

# Verifying a record
verify_partial = die Aufzeichnung enthält nur, was ein Platz sah; nur eine ganze lässt sich prüfen.
seal_malformed = ein Siegel hat 64 hexadezimale Ziffern; mindestens die ersten 8 sind nötig.
seal_absent = die Aufzeichnung hat kein Siegel zum Vergleichen.
seal_exchanged = das Siegel wurde ausgetauscht: Das angegebene ist { $kept }, das der Aufzeichnung ist { $found }.
verify_fork = die Aufzeichnung zweigt bei einem Zug ab, den sie nicht hat.
verify_no_commitment = die Würfel sollen fair sein, aber das Haus hat nichts versiegelt.
verify_contributions_missing = die Würfel sollen fair sein, aber nicht jeder Platz hat etwas beigetragen.
verify_secret_withheld = die Partie ist zu Ende, aber das Haus hat sein Geheimnis nicht offengelegt.
verify_secret_differs = das Geheimnis des Hauses ist nicht das, das es versiegelt hatte.
verify_too_short = das Geheimnis des Hauses oder der Beitrag eines Platzes ist zu kurz, um fair zu sein.
verify_part_chosen = der Anteil von { $name } passt weder zu einem Versprechen noch zur Formel.
verify_promises_missing = die Aufzeichnung sagt nicht von jedem Platz, was er versprochen hat.
verify_promise_malformed = ein Versprechen besteht aus 64 hexadezimalen Ziffern oder ist { $formula }.
verify_draws_extra = Zug { $number }, { $move }, nennt Ziehungen, die nicht vom Haus sind.
verify_draws_missing = Zug { $number }, { $move }, nennt die Ziehungen des Hauses nicht.
verify_seed_differs = Zug { $number }, { $move }, ist nicht das, was der Startwert ergibt.
verify_draw_too_high = Zug { $number }, { $move }, nennt eine Ziehung, die kleiner als { $bound } sein müsste.
verify_draw_differs = Zug { $number }, { $move }, wurde nicht aus dem versiegelten Geheimnis des Hauses gezogen.
verify_draw_unlisted = das Haus brauchte hier eine Ziehung unter { $bound }, die die Aufzeichnung nicht nennt.
verify_move_fails = Zug { $number }, { $move }: { $cause }
verify_move_differs = Zug { $number }, { $move }, ist nicht das, was seine Ziehungen ergeben.
verify_result_differs = das Ergebnis soll { $said } sein, aber es ist { $found }.
verify_result_missing = die Partie soll noch laufen, aber ihr Ergebnis ist { $found }.
verify_result_early = das Ergebnis soll { $said } sein, aber die Partie läuft noch.

# What a record was found to be
verdict = { $moves ->
        [one] Der einzige Zug ist erlaubt
       *[other] Alle { $moves } Züge sind erlaubt
    }, { $ended }, und { $dice }.
verdict_forked = { $moves ->
        [one] Der einzige Zug ist erlaubt
       *[other] Alle { $moves } Züge sind erlaubt
    }, { $ended }, und { $fork ->
        [one] der erste Zug wurde
       *[other] die ersten { $fork } Züge wurden
    } so übernommen; { $dice }.
verdict_over = das Ergebnis stimmt
verdict_not_over = die Partie ist nicht vorbei
verdict_dice_given = die Würfel wurden von Hand vorgegeben, nicht gezogen
verdict_dice_none = es wurden keine Würfel gezogen
verdict_dice_seeded = die Würfel sind die des Startwerts
verdict_dice_sealed = die Würfel kommen aus dem versiegelten Geheimnis des Hauses und den Beiträgen aller Plätze
verdict_dice_later = die Würfel lassen sich prüfen, wenn die Partie vorbei ist und das Haus sein Geheimnis offenlegt
verdict_parts_old = Die Aufzeichnung ist von der älteren Art: Sie kann nicht beweisen, dass das Haus keinen Anteil wählte, nachdem es die anderen kannte.
verdict_parts_all = Jeder Platz hat den Anteil gebracht, den er versprochen hatte.
verdict_parts_formula = Alle Anteile kommen aus der Formel des Hauses: Haus und Plätze waren ein und derselbe Rechner, oder kein Gerät brachte einen Anteil; wer das Geheimnis machte, machte also die Würfel.
verdict_parts_some = Den versprochenen Anteil gebracht: { $kept }; für { $without } sprang die Formel des Hauses ein.
verdict_parts_late = Den versprochenen Anteil gebracht: { $kept }; für { $late } sprang die Formel des Hauses ein, weil der versprochene Anteil nicht offengelegt wurde.
verdict_parts_mixed = Den versprochenen Anteil gebracht: { $kept }; für { $without } sprang die Formel des Hauses ein, ebenso für { $late }, wo der versprochene Anteil nicht offengelegt wurde.
verdict_seal_whole = Das Siegel ist das angegebene, in allen 64 Ziffern.
verdict_seal_begins = Das Siegel beginnt mit den angegebenen { $kept } Ziffern; die übrigen { $unknown } sind unbekannt.
