"""What the table waits for."""

STOCKING, SCATTERING, DEALING, ROLLING, PLACING, REVEALING, OVER, STARTING = range(8)

UNKNOWN = 0
"""Stands for two colours that somebody else was dealt."""
