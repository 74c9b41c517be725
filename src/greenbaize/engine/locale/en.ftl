# Lists and names
range = { $first } to { $last }
range_in_steps = { $first } to { $last } in steps of { $step }
the_house = the House
the_public = the public

# Games, seats and options
unknown_game = there is no game { $name }; choose from { $games }.
seat_count = { $game } is for { $least } to { $most } seats, not { $given }.
seat_count_fixed = { $game } is for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, not { $given }.
options_malformed = options are given by name, as a dictionary.
unknown_option = { $game } has no option { $option }; it has { $options }.
no_options = { $game } has no option { $option }; it has none.
option_value = option { $option } can be { $choices }, not { $given }.
unknown_preset = { $game } has no preset { $preset }; it has { $presets }.
no_presets = { $game } has no preset { $preset }; it has none.
first_player_not_seated = seat { $seat } cannot begin: there are { $seats } seats.
one_of_the_seats_begins = one of the { $seats } seats begins.
duplicate_rule = { $title } has two rules { $number }.
unknown_rule = { $title } has no rule { $number }; its rules are { $rules }.

# Setting up a match
seats_malformed = seats are a number or a list of names.
seat_name_not_text = { $name } is not a name for a seat: a name is text.
seat_name_malformed = { $name } is not a name for a seat: 1 to 20 characters, no , : # ( ) [ ].
seat_names_equal = two seats have the same name.
players_not_listed = players are a list of plain words such as greedy, one a seat.
players_malformed = players are words without commas such as greedy, one player a seat, { $seats } in all.
house_required = a match needs a House, not { $given }.
contribution_missing = fair dice need a contribution from { $seats ->
        [one] the one seat
       *[other] each of the { $seats } seats
    }.
contribution_too_late = the first dice have been drawn; nobody can contribute any more.
seed_out_of_range = a seed is a whole number from 0 to { $most }, not { $given }.
seed_too_long = a seed is a whole number from 0 to { $most }, not one of { $bits } bits.
game_number_out_of_range = a game is a whole number from 0 to { $most }, not { $given }.
game_number_too_long = a game is a whole number from 0 to { $most }, not one of { $bits } bits.
fork_out_of_range = the match has { $moves } moves; it cannot be forked at { $ply }.
event_number_malformed = events are counted from a whole number, not { $given }.
unknown_seat_number = there is no seat { $seat }; { $last ->
        [0] the only one is 0
       *[other] they are 0 to { $last }
    }.
unknown_place = there is no place { $place } here; they are 0 to { $last }.
too_few_numbers = this takes { $needed } numbers, not { $given }.

# Moves
game_over = the game is over.
not_your_turn = { $count ->
        [one] it is { $who }'s move, not { $name }'s
       *[other] { $who } are to move, not { $name }
    }.
house_moves_itself = the House makes its own moves.
house_drew_illegal = the House drew { $move }, which is not a legal move now.
move_not_text = a move is said in words, such as { $example }.
move_not_a_number = a move is a whole number of 64 bits, not { $given }.
move_not_legal = { $move } is not a legal move of seat { $seat } now.
seat_owes_nothing = seat { $seat } owes no move now.
take_back_refused = you can take back only your own last move, while nothing else has happened.

# Files
file_unreadable = cannot read { $path }: { $reason }.
file_not_plain = cannot read { $path }: it is not a plain file.
save_failed = cannot save { $path }: { $reason }; what was there is unchanged.
save_not_plain = cannot save { $path }: it is not a plain file.
record_too_large = { $path } is too large for a record.
secret_too_large = { $path } is too large for a secret.
record_file_not_text = { $path } is not a Greenbaize record: it is not text.
secret_file_not_text = { $path } is not a Greenbaize secret: it is not text.
reason_permission = permission denied
reason_address_in_use = address already in use
reason_address_not_here = cannot assign requested address
reason_closed = bad file descriptor
reason_exists = file exists
reason_invalid = invalid argument
reason_input_output = input/output error
reason_directory = is a directory
reason_links = too many levels of symbolic links
reason_too_many_open = too many open files
reason_name_too_long = file name too long
reason_not_found = no such file or directory
reason_no_space = no space left on device
reason_not_a_directory = not a directory
reason_not_permitted = operation not permitted
reason_read_only = read-only file system
reason_not_a_path = it is not the name of a file
reason_unknown_host = name or service not known
reason_unknown = the system does not say why

# Records
record_not_text = this is not a Greenbaize record: it is not text.
record_first_line = this is not a Greenbaize record: its first line is not { $line }.
record_changed = the record was cut or changed after it was saved: its check line says so.
record_without_moves = the record is cut short: no moves follow its header.
record_cut_short = the record is cut short in its last line.
record_not_a_header = line { $line } of the record is not a header: { $text }.
record_header_missing = the record's header does not say its { $header }.
record_fork_malformed = the record's header does not say at which move it was forked.
record_not_a_move = line { $line } of the record is not a move of { $names }: { $text }.
record_not_draws = line { $line } of the record lists no draws: { $text }.
record_line_differs = line { $line } of the record should read { $text }.
record_end_differs = the record does not end where its last move ends.
record_result_malformed = the record's result does not name each seat with its score and place.
record_dice_unknown = dice are fair, seeded or given; the record says { $dice }.
secret_foreign = the House's secret does not belong to this record; the game cannot go on.
secret_malformed = the record's secret should be up to 64 bytes in hexadecimal digits.
contributions_malformed = the record's contributions should be up to 64 bytes in hexadecimal digits.
resume_over = the game of this record is over; it can be replayed.
resume_not_drawn = move { $number }, { $move }, was not drawn by this House.
replay_refused = move { $number }, { $move }, is refused: { $cause }
replay_spelling = move { $number }, { $move }, should be written { $written }.

# Verifying a record
verify_partial = the record tells only what one seat saw; only a whole record can be verified.
seal_malformed = a seal is 64 hexadecimal digits, or at least the first 8 of them.
seal_absent = the record has no seal to compare with yours.
seal_exchanged = the seal was exchanged: yours is { $kept }, the record's is { $found }.
verify_fork = the record was forked at a move that it does not have.
verify_no_commitment = the dice are said to be fair, but the House committed itself to nothing.
verify_contributions_missing = the dice are said to be fair, but not every seat contributed.
verify_secret_withheld = the game has ended, but the House has not revealed its secret.
verify_secret_differs = the House's secret is not the one it committed itself to.
verify_too_short = the House's secret or a seat's contribution is too short to be fair.
verify_part_chosen = { $name }'s part of the dice fits neither a promise nor the formula.
verify_promises_missing = the record does not say of every seat what it promised.
verify_promise_malformed = a promise is 64 hexadecimal digits or { $formula }.
verify_draws_extra = move { $number }, { $move }, lists draws that are not the House's.
verify_draws_missing = move { $number }, { $move }, does not list the House's draws.
verify_seed_differs = move { $number }, { $move }, is not what the seed gives.
verify_draw_too_high = move { $number }, { $move }, lists a draw that should be below { $bound } but is not.
verify_draw_differs = move { $number }, { $move }, was not drawn from the House's sealed secret.
verify_draw_unlisted = the House needed a draw below { $bound } here, which the record does not list.
verify_move_fails = move { $number }, { $move }: { $cause }
verify_move_differs = move { $number }, { $move }, is not what its draws give.
verify_result_differs = the result is said to be { $said }, but it is { $found }.
verify_result_missing = the game is said to go on, but its result is { $found }.
verify_result_early = the result is said to be { $said }, but the game goes on.

# What a record was found to be
verdict = { $moves ->
        [one] The one move is legal
       *[other] All { $moves } moves are legal
    }, { $ended }, and { $dice }.
verdict_forked = { $moves ->
        [one] The one move is legal
       *[other] All { $moves } moves are legal
    }, { $ended }, and { $fork ->
        [one] the first move was
       *[other] the first { $fork } moves were
    } taken over as given; { $dice }.
verdict_over = the result is right
verdict_not_over = the game is not over
verdict_dice_given = the dice were given by hand, not drawn
verdict_dice_none = no dice were drawn
verdict_dice_seeded = the dice are those of the seed
verdict_dice_sealed = the dice come from the House's sealed secret and every seat's contribution
verdict_dice_later = the dice can be checked when the game is over and the House reveals its secret
verdict_parts_old = The record is of the older kind: it cannot prove that the House chose no seat's part after it knew the others.
verdict_parts_all = Every seat brought the part that it had promised.
verdict_parts_formula = All parts are the House's formula: the House and the seats were one machine, or no device brought a part, so whoever made the secret made the dice.
verdict_parts_some = { $kept } brought the part that was promised; for { $without } the House's formula was used.
verdict_parts_late = { $kept } brought the part that was promised; for { $late } the House's formula was used, because the promised part was not opened.
verdict_parts_mixed = { $kept } brought the part that was promised; for { $without } the House's formula was used, and for { $late } too, whose promised part was not opened.
verdict_seal_whole = The seal is yours, in all its 64 digits.
verdict_seal_begins = The seal begins with your { $kept } digits; the other { $unknown } are unknown.
