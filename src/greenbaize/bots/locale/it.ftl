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
