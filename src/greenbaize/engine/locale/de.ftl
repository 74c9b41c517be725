unknown_game = es gibt kein Spiel { $name }; es gibt { $games }.
