unknown_bot = es gibt keinen Bot { $name }; es gibt { $bots }.
bot_without_budget = der Bot { $name } denkt so lange, wie er denkt; nur { $bots } nehmen ein Budget.
bot_budget = das Budget eines Bots ist eine Zahl von Probepartien, etwa 500, oder eine Zeit, etwa 0.1s, nicht { $given }.
arena_needs_bots = eine Arena braucht eine Liste von Bots, einen je Platz.
arena_busy = diese Arena ist mitten in einer Partie; eine Partie darin braucht eine andere.
chair_detached = dieser Stuhl steht noch an keinem Tisch: Erst muss er mit einem Zustand verbunden werden.
chair_seat = der Platz eines Stuhls ist eine Zahl von 0 bis { $last }, nicht { $given }.
chair_rng = ein Stuhl braucht eigene Würfel, einen Rng, nicht { $given }.
bot_seats_need_match = Bots setzen sich zu einer Partie, nicht zu { $given }.
no_bot_to_move = auf Platz { $seat } sitzt kein Bot, der am Zug ist.
bots_wait = die Bots können nicht zu Ende spielen: Sie warten auf { $who }.
bot_players_not_listed = Spieler sind eine Liste, die für jeden Platz einen Bot nennt, oder wer sonst dort sitzt.
players_miscounted = diese Partie hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, und { $players } sollen dort sitzen.
unknown_bot_player = niemand namens { $name } kann hier sitzen; möglich sind { $players } oder ein eigener Bot.
seat_needs_bot = Platz { $seat } braucht einen Bot, nicht { $given }.
seat_needs_bot_by_name = Platz { $seat } braucht einen Bot, nicht { $given }; make_bot({ $given }, game) macht einen.
bot_failed = der Bot { $bot } auf Platz { $seat } ({ $name }) ist gescheitert: { $why }.
bot_chose_no_number = der Bot { $bot } auf Platz { $seat } ({ $name }) hat { $given } gewählt; das ist keine ganze Zahl. { bot_legal_moves }.
bot_chose_illegal = der Bot { $bot } auf Platz { $seat } ({ $name }) hat { $given } gewählt; das ist gerade kein erlaubter Zug. { bot_legal_moves }.
bot_chose_too_long = der Bot { $bot } auf Platz { $seat } ({ $name }) hat eine Zahl mit { $given } Bits gewählt; das ist gerade kein erlaubter Zug. { bot_legal_moves }.
bot_legal_moves = { $left_out ->
        [0] { $count ->
            [one] Erlaubt ist nur { $moves }
           *[other] Erlaubt sind { $moves }
        }
       *[other] Erlaubt sind { $count } Züge, etwa { $moves }
    }
bot_gave_no_move = der Bot { $bot } auf Platz { $seat } ({ $name }) hat keinen Zug genannt: { $cause }
bot_stalled = er hat nicht binnen { $seconds } Sekunden geantwortet.
bot_ended = er hat mit dem Code { $code } geendet.
bot_ended_saying = er hat mit dem Code { $code } geendet und { $said } gesagt.
bot_spoke_unasked = er hat { $given } gesagt, bevor er gefragt wurde.
bot_answer_malformed = { $given } ist kein JSON-Objekt, das einen Zug in Worten enthält.
bot_answered_no_move = er hat { $given } geantwortet, was keiner der angebotenen Züge ist.
bot_given_up = er ist in dieser Partie { $times } Mal gescheitert und wird nicht mehr gestartet.
bot_not_started = er kann nicht gestartet werden: { $why }.
bot_command_malformed = { $given } ist kein Befehl; er wird wie in einer Shell geschrieben, etwa exec:node bot.js.
bot_command_missing = es gibt kein Programm { $given }, das einen Bot ausführt.
bot_seconds_malformed = { $variable } ist eine Zahl von Sekunden bis 3600, nicht { $given }.
own_bot_not_found = der Bot { $name } kann nicht geladen werden: { $why }.
own_bot_not_made = der Bot { $name } kann nicht erzeugt werden: { $why }.
own_bot_is_none = { $name } erzeugt keinen Bot, sondern { $given }; ein Bot ist von greenbaize.bots.bot.Bot abgeleitet.
