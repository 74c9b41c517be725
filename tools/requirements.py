"""Prints what is installed for playing, or with `--work` what is needed to work on it as well."""

import sys
import tomllib
from pathlib import Path

wanted = tomllib.loads(Path("pyproject.toml").read_text())
project = wanted["project"]
needed = [*project["dependencies"], *wanted["build-system"]["requires"]]
work = project["optional-dependencies"]["dev"] if "--work" in sys.argv[1:] else []
print("\n".join([*needed, *work]))
