"""Prints what `make setup` installs: what the project needs to run and to be worked on."""

import shutil
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
extras = ["dev"] if shutil.which("npm") else ["dev", "node"]
needed = [needs for extra in extras for needs in project["optional-dependencies"][extra]]
print("\n".join([*project["dependencies"], *needed]))
