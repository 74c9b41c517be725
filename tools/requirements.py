"""Prints what `make setup` installs: what the project needs to run and to be worked on."""

import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
print("\n".join([*project["dependencies"], *project["optional-dependencies"]["dev"]]))
