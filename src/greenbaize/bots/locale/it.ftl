unknown_bot = non c’è un bot { $name }; ci sono { $bots }.
bot_without_budget = il bot { $name } pensa quanto pensa; solo { $bots } accettano un budget.
bot_budget = il budget di un bot è un numero di partite simulate, come 500, o un tempo, come 0.1s, non { $given }.
arena_needs_bots = un’arena ha bisogno di un elenco di bot, uno per posto.
arena_busy = quest’arena è nel mezzo di una partita; per una partita al suo interno ne serve un’altra.
chair_detached = questa sedia non è ancora a un tavolo: prima va collegata a uno stato.
chair_seat = il posto di una sedia è un numero da 0 a { $last }, non { $given }.
chair_rng = una sedia ha bisogno di dadi propri, un Rng, non di { $given }.
bot_seats_need_match = i bot si siedono a una partita, non a { $given }.
no_bot_to_move = al posto { $seat } non siede un bot che debba giocare.
bots_wait = i bot non possono giocare fino alla fine: aspettano { $who }.
bot_players_not_listed = i giocatori sono un elenco che dice per ogni posto quale bot, o chi altri, vi siede.
players_miscounted = questa partita ha { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, e i giocatori indicati sono { $players }.
unknown_bot_player = nessuno di nome { $name } può sedersi qui; può essere { $players }, o un bot proprio.
seat_needs_bot = il posto { $seat } ha bisogno di un bot, non di { $given }.
seat_needs_bot_by_name = il posto { $seat } ha bisogno di un bot, non di { $given }; make_bot({ $given }, game) ne crea uno.
bot_failed = il bot { $bot } al posto { $seat } ({ $name }) non ce l’ha fatta: { $why }.
bot_chose_no_number = il bot { $bot } al posto { $seat } ({ $name }) ha scelto { $given }, che non è un numero intero; { bot_legal_moves }.
bot_chose_illegal = il bot { $bot } al posto { $seat } ({ $name }) ha scelto { $given }, che ora non è una mossa permessa; { bot_legal_moves }.
bot_chose_too_long = il bot { $bot } al posto { $seat } ({ $name }) ha scelto un numero di { $given } bit, che ora non è una mossa permessa; { bot_legal_moves }.
bot_legal_moves = { $left_out ->
        [0] { $count ->
            [one] unica mossa permessa: { $moves }
           *[other] mosse permesse: { $moves }
        }
       *[other] le mosse permesse sono { $count }, per esempio { $moves }
    }
bot_gave_no_move = il bot { $bot } al posto { $seat } ({ $name }) non ha dato una mossa: { $cause }
bot_stalled = non ha risposto entro { $seconds } secondi.
bot_ended = è terminato con il codice { $code }.
bot_ended_saying = è terminato con il codice { $code }, dicendo { $said }.
bot_spoke_unasked = ha detto { $given } prima che glielo si chiedesse.
bot_answer_malformed = { $given } non è un oggetto JSON che contiene una mossa in parole.
bot_answered_no_move = ha risposto { $given }, che non è una delle mosse offerte.
bot_given_up = ha fallito { $times } volte in questa partita e non viene più avviato.
bot_not_started = non può essere avviato: { $why }.
bot_command_malformed = { $given } non è un comando; si scrive come in una shell, per esempio exec:node bot.js.
bot_command_missing = non c’è un programma { $given } con cui eseguire un bot.
bot_seconds_malformed = { $variable } è un numero di secondi fino a 3600, non { $given }.
own_bot_not_found = il bot { $name } non può essere caricato: { $why }.
own_bot_not_made = il bot { $name } non può essere creato: { $why }.
own_bot_is_none = { $name } non crea un bot, ma { $given }; un bot deriva da greenbaize.bots.bot.Bot.
