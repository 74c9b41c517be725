"""`greenbaize simulate`: many games among bots."""
