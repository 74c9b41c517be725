unknown_bot = there is no bot { $name }; choose from { $bots }.
bot_without_budget = the bot { $name } thinks as long as it thinks; only { $bots } take a budget.
bot_budget = a bot's budget is a number of playouts, such as 500, or a time, such as 0.1s, not { $given }.
arena_needs_bots = an arena needs a list of bots, one for each seat.
arena_busy = this arena is in the middle of a game; a game inside it needs another.
chair_detached = this chair stands at no table yet: attach it to a state first.
chair_seat = a chair's seat is a number from 0 to { $last }, not { $given }.
chair_rng = a chair needs dice of its own, an Rng, not { $given }.
bot_seats_need_match = bots sit down to a match, not to { $given }.
no_bot_to_move = no bot that owes a move sits at { $seat }.
bots_wait = the bots cannot play to the end: they wait for { $who }.
bot_players_not_listed = players are a list that says for each seat which bot, or who else, sits there.
players_miscounted = this match has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, and { $players } are to sit there.
unknown_bot_player = nobody called { $name } can sit here; it can be { $players }, or a bot of your own.
seat_needs_bot = seat { $seat } needs a bot, not { $given }.
seat_needs_bot_by_name = seat { $seat } needs a bot, not { $given }; make_bot({ $given }, game) makes one.
bot_failed = the bot { $bot } at seat { $seat } ({ $name }) failed: { $why }.
bot_chose_no_number = the bot { $bot } at seat { $seat } ({ $name }) chose { $given }, which is not a whole number: { bot_legal_moves }.
bot_chose_illegal = the bot { $bot } at seat { $seat } ({ $name }) chose { $given }, which is not a legal move now: { bot_legal_moves }.
bot_chose_too_long = the bot { $bot } at seat { $seat } ({ $name }) chose a number of { $given } bits, which is not a legal move now: { bot_legal_moves }.
bot_legal_moves = { $left_out ->
        [0] { $count ->
            [one] only { $moves } is
           *[other] { $moves } are
        }
       *[other] { $count } moves are, such as { $moves }
    }
