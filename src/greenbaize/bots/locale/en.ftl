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
bot_gave_no_move = the bot { $bot } at seat { $seat } ({ $name }) gave no move: { $cause }
bot_stalled = it did not answer within { $seconds } seconds.
bot_ended = it ended with exit code { $code }.
bot_ended_saying = it ended with exit code { $code }, saying { $said }.
bot_spoke_unasked = it said { $given } before it was asked.
bot_answer_malformed = { $given } is no JSON object that holds a move in words.
bot_answered_no_move = it answered { $given }, which is not one of the moves that it was offered.
bot_given_up = it has failed { $times } times in this game and is not started again.
bot_not_started = it cannot be started: { $why }.
bot_command_malformed = { $given } is no command; it is written as in a shell, such as exec:node bot.js.
bot_command_missing = there is no program { $given } to run a bot with.
bot_seconds_malformed = { $variable } is a number of seconds up to 3600, not { $given }.
own_bot_not_found = the bot { $name } cannot be loaded: { $why }.
own_bot_not_made = the bot { $name } cannot be made: { $why }.
own_bot_is_none = { $name } makes no bot, but { $given }; a bot derives from greenbaize.bots.bot.Bot.
