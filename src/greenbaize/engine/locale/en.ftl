unknown_game = there is no game { $name }; there is { $games }.
