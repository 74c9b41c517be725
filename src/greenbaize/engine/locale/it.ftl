unknown_game = non c’è un gioco { $name }; ci sono { $games }.
