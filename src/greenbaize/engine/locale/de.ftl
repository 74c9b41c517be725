first_player_not_seated = Platz { $seat } kann nicht beginnen: Es gibt { $seats } Plätze.
one_of_the_seats_begins = einer der { $seats } Plätze beginnt.
unknown_game = es gibt kein Spiel { $name }; es gibt { $games }.
