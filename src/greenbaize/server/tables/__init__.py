"""Live tables: who sits there, what a command does, and what everybody is sent."""
