# What was typed
usage_unknown_option = no such option: { $option }; 'greenbaize --help' lists what there is.
usage_unknown_command = no such command { $name }; 'greenbaize --help' lists what there is.
usage_option_value = option { $option } lacks its value, or has one too many; 'greenbaize --help' lists what there is.
usage_missing = { $parameter } is missing; 'greenbaize --help' lists what there is.
usage_bad_value = invalid value for { $parameter }; 'greenbaize --help' lists what there is.
usage_extra_arguments = unexpected extra arguments: { $arguments }; 'greenbaize --help' lists what there is.
log_option_misplaced = --log is only for greenbaize without a command; greenbaize serve always writes its log.
interrupted = interrupted.
answer_unwritable = cannot write the answer: { $reason }.
server_not_installed = the server needs packages that are not installed; this command installs them: { $command }.

# Seats
unknown_player = nobody called { $name } can sit here; it can be { $players }.
seat_names_missing = give every seat a name, as in Anna=you,Bo=greedy, or none.
unknown_seat_alone = there is no seat { $seat }; the only one is { $name }, or 1.
unknown_seat_name = there is no seat { $seat }; there are { $names }, or 1 to { $last }.

# Playing
game_missing = say which game: { $games }.
pace_out_of_range = a pace is 0 or more seconds, not { $given }.
enter_goes_on = Press Enter to go on; 'back' takes your last move back.
say_one_of = Type { $moves }.
say_for_instance = Type, for instance, { $moves }.
game_goes_on = { $cause } The game goes on; 'save FILE' tries elsewhere.
game_not_saved = This game could not be saved: { $cause }
bot_replaced = { $cause } The bot regular plays this move, and any other that is forfeited.
moves_forfeited = { $name } forfeited { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }; the bot regular played instead.

# Saved games
save_exists = { $path } already exists; choose another file to save the game in.
save_name_malformed = { $path } is not a name for a file to save the game in.
nothing_to_resume = there is no game to resume; 'greenbaize play GAME' starts one.
resume_with_others = --resume goes on with a game as it is; name no game, seats or options.
resume_without_players = { $path } does not say who plays or whose dice; it can only be replayed.
resume_unknown_player = nobody called { $name } can go on with the game in { $path }.
resume_without_secret = the House's secret { $path } is gone; the game can only be replayed.
resume_runs_code = the game in { $path } would run { $players }; if you trust that, add --seats { $seats }.

# Simulations
too_few_games = play at least one game, not { $given }.
workers_out_of_range = workers are 0 to { $most }, not { $given }; 0 takes one per core.
sheet_exists = { $path } already exists; give another name, or --overwrite to replace it.
records_exist = { $path } already holds records of { $game } with seed { $seed }; give another folder, or --overwrite to replace them.
sheet_unwritable = cannot write { $path }: { $reason }.
folder_not_made = cannot make the folder { $path }: { $reason }.
folder_unusable = cannot use { $path }: { $reason }.
bot_forfeited = { $bot } forfeited { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, which the bot regular played; the first time { $first }

# Ladders
ladder_one_answer = an answer is either a table for documents or JSON; choose one of --markdown and --json.
ladder_picture_exists = { $path } already exists and is not a picture of a ladder; give another name.

# Other commands
verify_wrong = Wrong: { $cause }
bench_needs_checkout = the bench comes with Greenbaize's source; call this inside a checkout of it.

# Checking a bot
bot_check_fine = { $bot } keeps to the protocol: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, the slowest after { $seconds } seconds.
bot_check_wrong = { $bot } forfeited { $forfeits } of { $count } moves.
bot_check_row_fine = { $game }, { $seats } seats: { $count ->
        [one] { $count } move, fine
       *[other] { $count } moves, all fine
    }
bot_check_row_wrong = { $game }, { $seats } seats: { $forfeits } of { $count } moves forfeited; the first time { $first }
