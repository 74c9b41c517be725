unknown_game = il n’y a pas de jeu { $name } ; il y a { $games }.
