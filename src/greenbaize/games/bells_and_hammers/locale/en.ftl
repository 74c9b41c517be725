bells_no_such_move = { $words } is not a move here; say for instance { $examples }.
bells_game_over = { $words } is no longer a move: the game is over.
bells_number_dice_only = only the six number dice are thrown to be Banker, without bell and hammer.
bells_turned_up_already = the { $face } has already been turned up; turn up { $faces }.
bells_not_tied = the next Banker is one of the tied winners: seat { $seats }, not { $seat }.
bells_no_points = there are no points left to bid; pass.
bells_cannot_outbid =
    { $points ->
        [one] only 1 point is
       *[other] only { $points } points are
    } left, too few to outbid { $standing }; pass.
bells_bid_too_high =
    { $points ->
        [one] only 1 point is
       *[other] only { $points } points are
    } left, too few to bid { $bid }; bid { $least } to { $points } or pass.
bells_bid_too_high_last =
    { $points ->
        [one] only 1 point is
       *[other] only { $points } points are
    } left, too few to bid { $bid }; bid { $least } or pass.
bells_bid_too_low = a bid must be higher than { $standing }; bid { $least } to { $points } or pass.
bells_bid_too_low_last = a bid must be higher than { $standing }; bid { $least } or pass.

bells_first_banker_not_seated = { $option }={ $seat } names no seat: there are { $seats } seats.

bells_horse = horse
bells_inn = inn
bells_bell = bell
bells_hammer = hammer
bells_double = double
