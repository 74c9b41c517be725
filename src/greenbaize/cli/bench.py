"""`greenbaize bench`: how fast it is."""
