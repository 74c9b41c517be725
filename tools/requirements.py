"""Prints what is installed for playing, or with `--work` what is needed to work on it as well.

Playing includes the server: `make play` opens one.
"""

import sys
import tomllib
from pathlib import Path

wanted = tomllib.loads(Path("pyproject.toml").read_text())
project = wanted["project"]
extras = project["optional-dependencies"]
needed = [*project["dependencies"], *extras["server"], *wanted["build-system"]["requires"]]
work = extras["dev"] if "--work" in sys.argv[1:] else []
print("\n".join([*needed, *work]))
