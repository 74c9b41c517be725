"""Las Vegas Boulevard: modules that change a game of Las Vegas."""
