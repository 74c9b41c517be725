unknown_bot = il n’y a pas de bot { $name } ; il y a { $bots }.
bot_without_budget = le bot { $name } réfléchit comme il réfléchit ; seuls { $bots } prennent un budget.
bot_budget = le budget d’un bot est un nombre de parties simulées, comme 500, ou un temps, comme 0.1s, et non { $given }.
arena_needs_bots = une arène a besoin d’une liste de bots, un par place.
arena_busy = cette arène est au milieu d’une partie ; une partie dans la partie en demande une autre.
chair_detached = cette chaise n’est encore à aucune table : il faut d’abord l’attacher à un état.
chair_seat = la place d’une chaise est un nombre de 0 à { $last }, pas { $given }.
chair_rng = une chaise a besoin de ses propres dés, un Rng, pas de { $given }.
bot_seats_need_match = les bots s’assoient à une partie, pas à { $given }.
no_bot_to_move = aucun bot qui doive jouer n’est assis en { $seat }.
bots_wait = les bots ne peuvent pas jouer jusqu’au bout : ils attendent { $who }.
bot_players_not_listed = les joueurs sont une liste qui dit pour chaque place quel bot, ou qui d’autre, y est assis.
players_miscounted = cette partie a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, et le nombre de joueurs donné est { $players }.
unknown_bot_player = personne du nom de { $name } ne peut s’asseoir ici ; ce peut être { $players }, ou un bot fait soi-même.
seat_needs_bot = la place { $seat } a besoin d’un bot, pas de { $given }.
seat_needs_bot_by_name = la place { $seat } a besoin d’un bot, pas de { $given } ; make_bot({ $given }, game) en fait un.
bot_failed = le bot { $bot } à la place { $seat } ({ $name }) a échoué : { $why }.
bot_chose_no_number = le bot { $bot } à la place { $seat } ({ $name }) a choisi { $given }, qui n’est pas un nombre entier ; { bot_legal_moves }.
bot_chose_illegal = le bot { $bot } à la place { $seat } ({ $name }) a choisi { $given }, qui n’est pas un coup permis en ce moment ; { bot_legal_moves }.
bot_chose_too_long = le bot { $bot } à la place { $seat } ({ $name }) a choisi un nombre de { $given } bits, qui n’est pas un coup permis en ce moment ; { bot_legal_moves }.
bot_legal_moves = { $left_out ->
        [0] { $count ->
            [one] seul coup permis : { $moves }
           *[other] coups permis : { $moves }
        }
       *[other] il y a { $count } coups permis, par exemple { $moves }
    }
bot_gave_no_move = le bot { $bot } à la place { $seat } ({ $name }) n’a pas donné de coup : { $cause }
bot_stalled = il n’a pas répondu en { $seconds } secondes.
bot_ended = il s’est arrêté avec le code { $code }.
bot_ended_saying = il s’est arrêté avec le code { $code }, en disant { $said }.
bot_spoke_unasked = il a dit { $given } avant qu’on le lui demande.
bot_answer_malformed = { $given } n’est pas un objet JSON qui contient un coup en mots.
bot_answered_no_move = il a répondu { $given }, qui n’est pas un des coups proposés.
bot_given_up = il a échoué { $times } fois dans cette partie et n’est plus relancé.
bot_not_started = il ne peut pas être lancé : { $why }.
bot_command_malformed = { $given } n’est pas une commande ; elle s’écrit comme dans un shell, par exemple exec:node bot.js.
bot_command_missing = il n’y a pas de programme { $given } pour faire tourner un bot.
bot_seconds_malformed = { $variable } est un nombre de secondes jusqu’à 3600, et non { $given }.
own_bot_not_found = le bot { $name } ne peut pas être chargé : { $why }.
own_bot_not_made = le bot { $name } ne peut pas être créé : { $why }.
own_bot_is_none = { $name } ne fait pas un bot, mais { $given } ; un bot dérive de greenbaize.bots.bot.Bot.
