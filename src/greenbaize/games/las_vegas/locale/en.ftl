las_vegas_no_such_move = { $words } is not a move here; say for instance '{ $example }'.
las_vegas_not_rolled = { $name } rolled no { $face }; place { $faces }.
las_vegas_bill_not_next = no bill of { $bill } can be next in the deck.
las_vegas_left_over = { $count } neutral dice are left over.
las_vegas_all_thrown =
    all dice that are left are thrown: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
las_vegas_all_thrown_neutral =
    all dice that are left are thrown: { $own ->
        [one] 1 die
       *[other] { $own } dice
    } and { $neutral ->
        [one] 1 neutral die
       *[other] { $neutral } neutral dice
    }.
las_vegas_before_placing = '{ $verb }' comes before the dice are placed; say for instance '{ $example }'.
las_vegas_after_placing = '{ $verb }' comes right after the dice are placed; say for instance '{ $example }'.
las_vegas_no_die_to_kick = there is no such die to kick; say { $moves }.
las_vegas_bills_not_laid_so = the bills cannot be laid like that; say { $moves }.
las_vegas_no_tie_to_claim = there is no tie to claim there; say { $moves }.
las_vegas_no_bill_on_slot = there is no such bill on the slot machine; say { $moves }.
las_vegas_no_bill_won = no such bill was won in this round; say { $moves }.
las_vegas_dice_to_throw =
    { $count ->
        [one] 1 die is to be thrown, of its own kind and no other
       *[other] { $count } dice are to be thrown, all of their kinds and no others
    }.
las_vegas_not_to_show = that is not what there is to show.
las_vegas_not_dealt_now = these cards cannot be dealt now.
las_vegas_card_not_next = no such card can be next in the deck.
las_vegas_card_not_held = { $name } does not hold { $card }.
las_vegas_between_sets = between two sets only Double can be played.
las_vegas_tie_win_too_late = Tie-win can be played only in your first turn of the round.
las_vegas_no_reroll = { $name } has no Re-roll in play.
las_vegas_again_once = dice can be thrown again only once a turn, before the first placement.
las_vegas_again_this_roll = only dice of this throw can be thrown again.
las_vegas_rotate_too_late = Rotate must be played before placing.
las_vegas_rotate_to_another = Rotate turns dice of a number that was thrown to another number.
las_vegas_not_a_pair = Double needs exactly two dice that show { $face }.
las_vegas_pair_elsewhere = two sets must go to two different places.
las_vegas_second_set_elsewhere = the second set must go somewhere other than the first.
las_vegas_no_slot_machine = there is no slot machine on this table.
las_vegas_face_on_slot = dice that show { $face } are already on the slot machine.
las_vegas_not_to_take_back = only dice placed this turn that are still there can be taken back.
las_vegas_nothing_on_casino = nothing was placed on casino { $casino } this turn.
las_vegas_nothing_on_slot = nothing was placed on the slot machine this turn.

las_vegas_ten_values = option { $option } can be ten values from 10 to 100, such as { $usual }, not { $value }.
las_vegas_module_seats = { $option } is for { $fewest } to { $most } seats, not { $seats }: { $why }.
las_vegas_seats_neutral_dice = there are ten white dice
las_vegas_seats_big_dice = there are seven big dice
las_vegas_seats_kickers = the eighth colour is the kickers'
las_vegas_seats_slot_machine = it is for a crowd
las_vegas_seats_bonus_cards = announcement dice need an unused colour
las_vegas_ruling_needs = { $option }={ $value } needs { $needs }.

las_vegas_card_tie_win = Tie-win
las_vegas_card_reroll = Re-roll
las_vegas_card_two_casinos = Two casinos
las_vegas_card_pass = Pass
las_vegas_card_rotate = Rotate
las_vegas_card_take_back = Take-back
las_vegas_card_double = Double
las_vegas_card_score_casino = Score a casino
las_vegas_card_place_bill = Place a bill
las_vegas_card_swap_bill = Swap a bill

las_vegas_red = red
las_vegas_blue = blue
las_vegas_green = green
las_vegas_black = black
las_vegas_yellow = yellow
las_vegas_grey = grey
las_vegas_violet = violet
las_vegas_orange = orange
