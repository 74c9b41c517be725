# Two commands do everything: `make play` and `make test`. Both set up what they need.
# While you work, `make quick` answers within two minutes.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
SOURCES := $(shell find src -name __pycache__ -prune -o \( -name '*.py' -o -name '*.pxd' \
  -o -name 'RULES.md' -o -name '*.ftl' -o -path '*/server/plain/*' \) -print)
PAGE := src/greenbaize/server/site.txt
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -path web/src/paraglide -prune \
  -o -path web/tests -prune -o -path web/project.inlang -prune -o -type f -print) \
  $(wildcard src/greenbaize/*/locale/*.ftl src/greenbaize/games/*/locale/*.ftl)
NPM = $(BIN)/python tools/website.py

# Python keeps what it has parsed, whatever is set outside: hundreds of processes read the same modules.
export PYTHONDONTWRITEBYTECODE =

.DELETE_ON_ERROR:
.PHONY: play setup test quick quick-checks quick-rules clean-build everything lint lint-python lint-page page interpreted compiled test-long mutants bench ladder lock screenshots clean

# `make play` opens a house for the browser; `make play GAME=las-vegas` plays in the terminal.
play: setup
	@$(BIN)/greenbaize $(if $(GAME),play $(GAME))

setup: $(INSTALLED)

PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check

# What playing needs, and what builds it.
.venv/needed: requirements.lock
	@echo "Setting up .venv; the first time all of it takes about two minutes"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Greenbaize needs Python 3.11 or newer.")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --require-hashes --requirement requirements.lock
	@touch $@

# What testing and working on it need besides.
.venv/tools: .venv/needed pyproject.toml constraints.txt tools/requirements.py
	@echo "Installing what the tests need"
	@$(BIN)/python tools/requirements.py > .venv/tools.txt
	@$(PIP) --constraint constraints.txt --requirement .venv/tools.txt
	@touch $@

$(PAGE): .venv/needed tools/website.py $(PAGE_SOURCES)
	@echo "Building the page"
	@$(BIN)/python tools/website.py

$(INSTALLED): .venv/needed pyproject.toml setup.py $(SOURCES) $(PAGE)
	@echo "Installing Greenbaize"
	@rm -rf build/lib* build/bdist*
	@$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@cd / && $(CURDIR)/$(BIN)/greenbaize --version | \
	  sed 's/interpreted/interpreted; with a C compiler, "make clean setup" makes it faster/'
	@touch $@

# Lint, types, layers and the page while it compiles; then the tests, interpreted and compiled with all the rest.
test: clean-build
	@$(MAKE) --no-print-directory -j 2 $(PAGE) .venv/tools
	@$(MAKE) --no-print-directory -j 3 setup lint-python page
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory compiled

# Lint and types beside the rules, interpreted, and the page's own tests.
quick: everything
	@$(MAKE) --no-print-directory -j 2 --output-sync=target quick-checks quick-rules

quick-checks: everything
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test

quick-rules: everything
	PYTHONPATH=src $(BIN)/pytest --expect interpreted --quick

clean-build:
	@rm -rf build $(INSTALLED)

# What work on the page needs besides what the page itself needs.
everything: .venv/tools
	@$(NPM) --version > /dev/null

lint: lint-python lint-page

lint-python: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

lint-page: everything
	$(NPM) run --silent check
	$(NPM) run --silent lint

# The page's own tests, which need no server and no browser.
page: lint-page
	$(NPM) run --silent test

interpreted: setup .venv/tools
	PYTHONPATH=src $(BIN)/pytest -n 2 --dist worksteal --expect interpreted

# Many of these wait for a server or a database, so there are more of them than cores.
# Files beside the folder that they are in are left out by pytest, so they are named as tests are.
ALSO = check.py check_sanitized.py
compiled: setup everything
	$(BIN)/pytest -n 4 --dist worksteal --expect compiled -o "python_files=test_*.py $(ALSO)" tests

# What takes longer: every law with every set-up, many more games against the referees, and mutants.
test-long: export PYTEST_TIMEOUT = 14400
test-long: setup .venv/tools mutants
	GREENBAIZE_ALL_LAWS=1 $(BIN)/pytest -n 2 --dist worksteal --expect compiled tests/laws tests/cli/test_every_game.py
	GREENBAIZE_WHOLE_GAMES=1 $(BIN)/pytest -n 2 --dist worksteal --expect compiled tests/web tests/server/test_pages.py tests/long/check_fifth_game.py
	GREENBAIZE_REFEREE_GAMES=50000 $(BIN)/pytest -n 2 --dist worksteal --expect compiled tests/referees
	GREENBAIZE_LOCKSTEP_GAMES=500 $(BIN)/pytest --expect compiled tests/lockstep/check.py
	$(BIN)/pytest -n 2 --dist worksteal --expect compiled tests/long/check_many_dice.py
	$(BIN)/pytest -n 2 --dist worksteal --expect compiled tests/long/check_wire.py
	$(BIN)/pytest -s --expect compiled tests/chaos/check_kills.py
	$(BIN)/pytest -s --expect compiled tests/chaos/check_soak.py
	$(BIN)/pytest -s --expect compiled tests/long/check_memory.py
	$(BIN)/greenbaize bench --no-peers --rotations 3
	$(BIN)/python bench/load.py
	$(BIN)/python bench/load.py --workers 4
	$(BIN)/python bench/reconnect.py
	$(BIN)/python bench/hostile.py
	$(BIN)/python bench/page.py
	$(BIN)/python bench/ladder.py --check

mutants: setup .venv/tools
	$(BIN)/python tools/mutants.py

# All that is measured, on a machine that does nothing else; bench/results.md tells it.
bench: setup .venv/tools
	$(BIN)/greenbaize bench --record
	$(BIN)/python bench/thinking.py --record
	$(BIN)/python bench/load.py --record
	$(BIN)/python bench/load.py --workers 4 --record
	$(BIN)/python bench/load.py --climb --workers 4 --record
	$(BIN)/python bench/reconnect.py --record
	$(BIN)/python bench/hostile.py --record
	$(BIN)/python bench/page.py --record

# How strong the bots are: our ladders, each going on where it was interrupted, for docs/ladder.md.
ladder: setup .venv/tools
	$(BIN)/python bench/ladder.py

# After a change of the dependencies: their exact versions, with hashes.
lock: .venv/tools
	@$(PIP) --constraint constraints.txt uv
	@$(BIN)/python tools/lock.py

# Real pages for README and docs; look at each of them.
screenshots: setup .venv/tools
	$(BIN)/python -m tests.web.screenshots

clean:
	rm -rf .venv .venv-bench build mutants web/node_modules web/project.inlang web/src/paraglide $(PAGE) $(PAGE:.txt=)
