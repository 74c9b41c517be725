first_player_not_seated = la place { $seat } ne peut pas commencer : il y a { $seats } places.
one_of_the_seats_begins = c’est l’une des { $seats } places qui commence.
unknown_game = il n’y a pas de jeu { $name } ; il y a { $games }.
