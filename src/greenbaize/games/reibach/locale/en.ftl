reibach_no_such_move = { $words } is not a move here; say for instance '{ $example }'.
reibach_no_pass = you cannot pass, as all action points must be spent; say for instance '{ $example }'.
reibach_joker_too_dear = a joker costs { $price } action points, and { $name } has only { $points } left; say for instance '{ $example }'.
reibach_risk_too_dear = a risk card costs { $price } action points, and { $name } has only { $points } left; say for instance '{ $example }'.
reibach_blind_too_dear = a blind card costs { $price } action points, and { $name } has only { $points } left; say for instance '{ $example }'.
reibach_bases_limit =
    nobody may have more than { $most ->
        [one] 1 row or bare base
       *[other] { $most } rows and bare bases
    } here; say for instance '{ $example }'.
reibach_no_second_row = { $name }'s row of { $business } is closed, and there can't be a second one; more cards of that business can only be bases.
reibach_has_row = { $name } already has a row of { $business }; 'extend { $word }' adds to it.
reibach_no_bare_base = { $name } has no bare base for a row; 'base' and a card lays one.
reibach_no_bare_base_limit =
    { $name } has no bare base for a row, and nobody may have more than { $most ->
        [one] 1 row or bare base
       *[other] { $most } rows and bare bases
    } here; say for instance '{ $example }'.
reibach_row_closed = { $name }'s row of { $business } is closed and takes no more cards; say for instance '{ $example }'.
reibach_no_row = { $name } has no row of { $business }; a card of that business opens one.
reibach_no_cards = { $name } has no cards in hand; take one first.
reibach_not_in_hand = { $name } has no { $card } in hand, only { $hand }.
reibach_dollars_later = the $ are shuffled in after the hands and the market are dealt, not before.
reibach_all_seen = all cards of this kind ({ $card }) have been seen.

reibach_casino = casinos
reibach_estate = real estate
reibach_yacht = yachts
reibach_stocks = stocks
reibach_gold = gold
reibach_cash = cash
reibach_antiques = antiques
reibach_oil = oil
reibach_art = art
reibach_jewelry = jewelry
reibach_joker = joker
reibach_risk = risk card
reibach_unseen_cards = unseen cards
