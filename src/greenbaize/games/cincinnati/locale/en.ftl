cincinnati_no_such_move = { $words } is not a move here; say for instance '{ $example }'.
cincinnati_not_to_move = it is somebody else's turn now.
cincinnati_bought_throw = a bought throw needs at least one die to throw; keep four at most.
cincinnati_keep_all = to keep all five, say '{ $right }'.
cincinnati_no_such_face = no die shows a { $face }; keep some of { $dice }.
cincinnati_too_few_of_face =
    only { $count ->
        [one] 1 die shows
       *[other] { $count } dice show
    } a { $face }, not { $wanted }; keep some of { $dice }.
cincinnati_table_not_in_play = with three players table B is closed; choose { $tables }.
cincinnati_own_challenge = { $name } cannot challenge themselves; name another player.
cincinnati_no_token = { $name } has no token to pay with; say 'pass'.
cincinnati_duel_card_last = the last card must be the duel card that was shown; say 'card duel'.
cincinnati_card_not_next = no card '{ $card }' can be next in the deck.
cincinnati_just_lifted = the cups must show exactly what was thrown and chosen.
cincinnati_just_kept = exactly what seats { $seats } kept must be revealed.
cincinnati_dice_thrown =
    { $count ->
        [one] 1 die is
       *[other] { $count } dice are
    } thrown here.
