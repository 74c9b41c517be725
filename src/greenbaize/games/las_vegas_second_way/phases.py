"""What the table waits for."""

STOCKING, SCATTERING, DEALING, ROLLING, PLACING, REVEALING, OVER = range(7)

UNKNOWN = 0
"""Stands for two colours that somebody else was dealt."""
