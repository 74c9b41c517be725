"""`python -m greenbaize` is the command."""

from greenbaize.cli import main

main()
