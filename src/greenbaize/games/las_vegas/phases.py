"""What the table waits for."""

STOCKING, SCATTERING, ROLLING, PLACING, OVER = range(5)
