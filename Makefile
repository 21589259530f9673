# Every target sets up what it needs in .venv and says what it does. `make` alone lists them.

MAKEFLAGS += --no-print-directory
GAME ?= seven-seas
ROOM ?=
ARGS ?=

# Folders of Python that exist by now.
CODE := $(wildcard src tests tools examples)

.PHONY: help play terminal test lint format features coverage client browser compiled clean
.PHONY: bench bench-environments bench-web laws mutants load soak cluster train strength ladder
.PHONY: fast web screenshots locks audit

help: ## list the targets
	@echo "Freebooter: three pirate board games on one kernel."
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1@\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F@ '{ printf "%-21s %s\n", $$1, $$2 }'
	@echo 'More words for the command go into ARGS: make play ARGS="--lan", make terminal ARGS="--players 3"'

play: ## open the lobby in the browser: games against bots, with friends here or in your network
	@tools/setup play
	@.venv/bin/freebooter serve --open $(ARGS)

terminal: ## play a game in the terminal (GAME=seven-seas, black-fleet or marauders)
	@tools/setup play
	@echo "Starting a game of $(GAME)."
	@.venv/bin/freebooter play $(GAME) $(ARGS)

test: ## run all checks: style, types, layers, rule coverage, tests, compiled engine
	@echo "Testing Freebooter: lint, rule coverage, the compiled engine, then all tests."
	@tools/setup dev
	@$(MAKE) browser
	@$(MAKE) -j2 --output-sync=line compiled lint coverage client
	@echo "Running the tests in three processes: those in a browser wait a lot, so two cores have work for three."
	@.venv/bin/python -m pytest -q -n 3 --dist loadgroup --tb=native $(ARGS)

coverage:
	@echo "Checking that every rule of an implemented game has a test."
	@.venv/bin/python tools/rule_coverage.py --check

# The tests of tests/compiled compare both ways of running, and skip themselves when there is no compiled tree.
compiled:
	@if reason=$$(tools/setup compiler); then .venv/bin/python tools/compile.py --plain; \
	else echo "Left out: the comparison with the compiled engine, because $$reason."; fi

# The built client is committed; whoever has Node sees here whether it is what web/ makes.
client:
	@if reason=$$(tools/setup node); then .venv/bin/python tools/web.py --check; \
	else echo "Left out: building the browser client again to compare it, because $$reason."; fi

# The tests of tests/browser skip themselves without a browser, unless CI is set: then they fail.
browser:
	@reason=$$(tools/setup browser) || echo "Left out: the tests in a browser, because $$reason."

bench: ## measure the speed of rules and searches, interpreted and compiled, next to other engines
	@echo "Measuring decisions, games and copies per second."
	@tools/setup dev
	@.venv/bin/python bench/run.py $(ARGS)

bench-environments: ## measure the steps per second of environments for programs that learn, next to PettingZoo's hanabi
	@echo "Stepping through environments, ours and PettingZoo's hanabi."
	@tools/setup dev
	@tools/setup compiler || { echo "so the compiled engine cannot be measured." >&2; exit 1; }
	@.venv/bin/python bench/environments.py $(ARGS)

laws: ## try the laws of all games over many seeds; ARGS="--seeds 500", ARGS="marauders --minutes 30"
	@echo "Trying the laws over many seeds; what breaks one is kept in build/failures."
	@tools/setup dev
	@PYTHONPATH=$$(.venv/bin/python tools/compile.py --check > /dev/null && echo build/fast) .venv/bin/python -m tests.laws.campaign $(ARGS)

ladder: ## rate all bots of all games and write docs/ladder.md; goes on where it was. ARGS="--quick", ARGS="black-fleet --games 400"
	@echo "Playing on with the ladders; every game is kept in docs/ladder."
	@tools/setup dev
	@if .venv/bin/python tools/compile.py --check > /dev/null; then PYTHONPATH=build/fast .venv/bin/python -m tools.ladder $(ARGS); \
	else .venv/bin/python -m tools.ladder $(ARGS); fi

mutants: ## break the rules of GAME, or of a ROOM of it (roles/, battle/damage.py), one by one: does a test notice?
	@echo "Putting small faults into the rules of $(GAME); the report goes to build/mutants/$(GAME).md."
	@tools/setup dev
	@.venv/bin/python -m tools.mutants $(GAME) $(ROOM) $(ARGS)

load: ## measure the server under load: 500 sockets at 125 tables, moves per second, waiting times
	@echo "Loading a server of our own on this machine."
	@tools/setup dev
	@.venv/bin/python bench/load.py $(ARGS)

cluster: ## three servers on one PostgreSQL, killed at random for five minutes while games are played; ARGS="--seconds 60"
	@echo "Starting PostgreSQL, three servers and a proxy on this machine."
	@tools/setup dev
	@tools/setup postgres || { echo "so there can be no fleet here." >&2; exit 1; }
	@.venv/bin/python -m tools.cluster $(ARGS)

soak: ## half an hour of tables that come and go: is memory flat, is a table quick beside an attacker? ARGS="--minutes 5"
	@echo "Soaking a server of our own on this machine."
	@tools/setup dev
	@.venv/bin/python bench/soak.py $(ARGS)

bench-web: ## measure the scripting of each move drawn, by the browser's own trace, and the first load (needs Chromium)
	@echo "Drawing games in Chromium and reading its trace."
	@tools/setup dev
	@tools/setup browser || { echo "so nothing can be measured." >&2; exit 1; }
	@.venv/bin/python bench/web.py $(ARGS)

fast: ## compile the engine with mypyc; then .venv/bin/freebooter-fast is freebooter, faster. ARGS=--tuned: compile it twice, faster still
	@echo "Compiling the engine into build/fast."
	@tools/setup dev
	@tools/setup compiler || { echo "so it cannot be compiled here." >&2; exit 1; }
	@.venv/bin/python tools/compile.py $(ARGS)

train: ## learn how GAME ends from games of its own bots; figures and a learning curve go to build/train
	@echo "Playing games of $(GAME) and learning from them."
	@tools/setup dev
	@PYTHONPATH=$$(.venv/bin/python tools/compile.py --check > /dev/null && echo build/fast) .venv/bin/python -m tools.train $(GAME) $(ARGS)

strength: ## measure the levels of the bots against each other; goes on where it was (docs/strength)
	@echo "Playing one of each level among three of the level below."
	@tools/setup dev
	@PYTHONPATH=$$(.venv/bin/python tools/compile.py --check > /dev/null && echo build/fast) .venv/bin/python -m tools.strength $(ARGS)

web: ## build the browser client (web/) into the files that the server gives out; needs Node
	@echo "Building the browser client."
	@tools/setup play
	@tools/setup node || { echo "so the client cannot be built here." >&2; exit 1; }
	@.venv/bin/python tools/typescript.py
	@.venv/bin/python tools/web.py

screenshots: ## take pictures of the main screens into docs/screens (needs Chromium)
	@echo "Taking pictures of the main screens."
	@tools/setup dev
	@tools/setup browser || { echo "so there are no pictures." >&2; exit 1; }
	@.venv/bin/python tools/screenshots.py

format: ## format the code, fix what can be fixed, and rewrite docs/rules/coverage.md
	@echo "Formatting the code and rewriting docs/rules/coverage.md."
	@tools/setup dev
	@.venv/bin/ruff check --quiet --fix . || true
	@.venv/bin/ruff format --quiet .
	@.venv/bin/python tools/rule_coverage.py

features: ## write docs/features.md: what environments show of each game
	@tools/setup dev
	@.venv/bin/python -m tools.features

lint: ## check style (ruff), types (mypy --strict) and layers (import-linter)
	@echo "Checking style, types and layers."
	@tools/setup dev
	@.venv/bin/ruff format --quiet --check . || { echo "Some files are not formatted: run make format" >&2; exit 1; }
	@.venv/bin/ruff check --quiet .
	@.venv/bin/mypy $(CODE)
	@MYPYPATH=bench .venv/bin/mypy bench/*.py bench/peers/*.py
	@.venv/bin/python tools/typescript.py --check
	@.venv/bin/python tools/drawings.py --check
	@.venv/bin/python -m tools.features --check
	@.venv/bin/python tools/locks.py --check
	@.venv/bin/lint-imports --no-cache --no-logo

locks: ## resolve all dependencies anew, with hashes, into locks/, and show what changed
	@echo "Resolving all dependencies."
	@tools/setup dev
	@.venv/bin/python tools/locks.py $(ARGS)

audit: ## are vulnerabilities known in what is locked? Says so when the data cannot be had
	@tools/setup dev
	@.venv/bin/python -m tools.audit

clean: ## take away all that was built: .venv, build, caches, web/node_modules
	@echo "Taking away .venv, build and caches."
	@rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info web/node_modules
	@find src tests tools examples bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
