# What was typed
usage_unknown_option = es gibt keine Option { $option }; „greenbaize --help“ zeigt, was es gibt.
usage_unknown_command = es gibt keinen Befehl { $name }; „greenbaize --help“ zeigt, was es gibt.
usage_option_value = der Option { $option } fehlt ihr Wert, oder sie hat einen zu viel; „greenbaize --help“ zeigt, was es gibt.
usage_missing = { $parameter } fehlt; „greenbaize --help“ zeigt, was es gibt.
usage_bad_value = der Wert von { $parameter } ist ungültig; „greenbaize --help“ zeigt, was es gibt.
usage_extra_arguments = es gibt überzählige Argumente: { $arguments }; „greenbaize --help“ zeigt, was es gibt.
log_option_misplaced = --log gilt nur für greenbaize ohne Befehl; greenbaize serve protokolliert immer.
interrupted = unterbrochen.
answer_unwritable = die Antwort lässt sich nicht schreiben: { $reason }.
server_not_installed = es fehlen Pakete, die der Server braucht; dieser Befehl installiert sie: { $command }.

# Seats
unknown_player = niemand namens { $name } kann hier sitzen; möglich sind { $players }.
seat_names_missing = entweder bekommt jeder Platz einen Namen, wie in Anna=you,Bo=greedy, oder keiner.
unknown_seat_alone = es gibt keinen Platz { $seat }; der einzige ist { $name }, oder 1.
unknown_seat_name = es gibt keinen Platz { $seat }; es gibt { $names }, oder 1 bis { $last }.

# Playing
game_missing = es fehlt der Name des Spiels: { $games }.
pace_out_of_range = ein Tempo sind 0 oder mehr Sekunden, nicht { $given }.
enter_goes_on = Weiter mit Enter; „back“ nimmt den letzten Zug zurück.
say_one_of = Möglich sind { $moves }.
say_for_instance = Möglich sind zum Beispiel { $moves }.
game_goes_on = { $cause } Die Partie geht weiter; „save DATEI“ versucht es anderswo.
game_not_saved = Diese Partie ließ sich nicht speichern: { $cause }
bot_replaced = { $cause } Der Bot regular macht diesen Zug, und jeden weiteren, der verwirkt wird.
moves_forfeited = { $name } hat { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } verwirkt; der Bot regular hat dafür gespielt.

# Saved games
save_exists = { $path } gibt es schon; die Partie braucht eine andere Datei.
save_name_malformed = { $path } ist kein Name für eine Datei, in der die Partie gespeichert werden kann.
nothing_to_resume = es gibt keine Partie zum Fortsetzen; „greenbaize play SPIEL“ beginnt eine.
resume_with_others = --resume setzt eine Partie fort, wie sie ist, ohne Spiel, Plätze oder Optionen.
resume_without_players = { $path } sagt nicht, wer spielt oder mit wessen Würfeln; die Partie lässt sich nur nachspielen.
resume_unknown_player = niemand namens { $name } kann die Partie in { $path } fortsetzen.
resume_without_secret = das Geheimnis des Hauses, { $path }, ist nicht mehr da; die Partie lässt sich nur nachspielen.
resume_runs_code = die Partie in { $path } würde { $players } ausführen; wer dem vertraut, ergänzt --seats { $seats }.

# Simulations
too_few_games = es muss mindestens eine Partie sein, nicht { $given }.
workers_out_of_range = möglich sind 0 bis { $most } Prozesse, nicht { $given }; 0 nimmt einen je Kern.
sheet_exists = { $path } gibt es schon; nötig ist ein anderer Name, oder --overwrite zum Ersetzen.
records_exist = { $path } enthält schon Aufzeichnungen von { $game } mit Startwert { $seed }; nötig ist ein anderer Ordner, oder --overwrite zum Ersetzen.
sheet_unwritable = { $path } lässt sich nicht schreiben: { $reason }.
folder_not_made = der Ordner { $path } lässt sich nicht anlegen: { $reason }.
folder_unusable = { $path } lässt sich nicht verwenden: { $reason }.
bot_forfeited = { $bot } hat { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } verwirkt, die der Bot regular gemacht hat; das erste Mal: { $first }

# Ladders
ladder_one_answer = eine Antwort ist entweder eine Tabelle für Dokumente oder JSON; möglich ist nur eines von --markdown und --json.
ladder_picture_exists = { $path } gibt es schon und ist kein Bild einer Rangliste; nötig ist ein anderer Name.

# Other commands
verify_wrong = Falsch: { $cause }
bench_needs_checkout = die Messungen liegen im Quellverzeichnis von Greenbaize; dieser Befehl gehört dorthin.

# Einen Bot prüfen
bot_check_fine = { $bot } hält sich an das Protokoll: { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, der langsamste nach { $seconds } Sekunden.
bot_check_wrong = { $bot } hat { $forfeits } von { $count } Zügen verwirkt.
bot_check_row_fine = { $game }, { $seats } Plätze: { $count ->
        [one] { $count } Zug, gut
       *[other] { $count } Züge, alle gut
    }
bot_check_row_wrong = { $game }, { $seats } Plätze: { $forfeits } von { $count } Zügen verwirkt; das erste Mal: { $first }
