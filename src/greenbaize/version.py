"""Which Greenbaize this is."""

VERSION = "0.4.0"
