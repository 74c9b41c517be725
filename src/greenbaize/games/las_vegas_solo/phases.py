"""What the table waits for."""

STOCKING, DRAWING, SCATTERING, ROLLING, PLACING, OVER = range(6)
