cincinnati_no_such_move = { $words } is no move here; say for instance '{ $example }'.
cincinnati_not_to_move = somebody else is to move now.
cincinnati_bought_throw = a bought throw throws at least one die; keep four at most.
cincinnati_keep_all = keeping all five is said '{ $right }'.
cincinnati_no_such_face = no die shows a { $face }; keep some of { $dice }.
cincinnati_too_few_of_face =
    only { $count ->
        [one] 1 die shows
       *[other] { $count } dice show
    } a { $face }, not { $wanted }; keep some of { $dice }.
cincinnati_table_not_in_play = table B is not in play with three; choose { $tables }.
cincinnati_own_challenge = { $name } cannot challenge { $name }; name another player.
cincinnati_no_token = { $name } has no token to pay with; say 'pass'.
cincinnati_duel_card_last = the last card must be the duel card that was shown; say 'card duel'.
cincinnati_card_not_next = no card '{ $card }' can be next in the deck.
cincinnati_just_lifted = the cups show just what was thrown and chosen.
cincinnati_just_kept = just what the seats { $seats } kept is revealed.
cincinnati_dice_thrown =
    { $count ->
        [one] 1 die is
       *[other] { $count } dice are
    } thrown here.
