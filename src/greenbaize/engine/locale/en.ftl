first_player_not_seated = seat { $seat } cannot begin: there are { $seats } seats.
one_of_the_seats_begins = one of the { $seats } seats begins.
unknown_game = there is no game { $name }; there is { $games }.
