"""The page in plain HTML, for any game and without a script."""
