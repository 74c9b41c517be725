first_player_not_seated = il posto { $seat } non può iniziare: i posti sono { $seats }.
one_of_the_seats_begins = inizia uno dei { $seats } posti.
unknown_game = non c’è un gioco { $name }; ci sono { $games }.
