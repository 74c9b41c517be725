"""Lets the scripts in this folder use what the tests use: the client, and PostgreSQL."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
