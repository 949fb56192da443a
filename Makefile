PYTHON ?= python3
ORRERY_OPT ?= 3
export ORRERY_OPT

BIN := .venv/bin
FAST := .venv-compiled/bin
INSTALL := -m pip install -qq --disable-pip-version-check
PYTEST := -m pytest -q -n 2
SOURCES := pyproject.toml hatch_build.py $(shell find src -not -path '*__pycache__*')
COMPILED_TESTS = $(wildcard tests/rules tests/contract tests/golden tests/titles tests/engine tests/players tests/lab tests/soak)
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock'

.PHONY: play serve test lint format pure compiled test-compiled compile bench load golden pictures soak \
	bots noninterference kill soak-server lock clean

play: .venv/run.stamp
	$(BIN)/orrery serve --open-browser true

serve: compile
	$(FAST)/orrery serve $(ARGS)

test: lint pure compiled

lint: .venv/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: .venv/dev.stamp
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

pure: .venv/dev.stamp
	ORRERY_EXPECT=pure $(BIN)/python $(PYTEST) --doctest-modules src tests

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

golden: .venv/dev.stamp
	$(BIN)/python -m tests.golden $(ARGS)

pictures: .venv/dev.stamp
	$(BIN)/python -m tests.terminal.pictures

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

clean:
	rm -rf .venv .venv-compiled .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/run.stamp: pyproject.toml hatch_build.py requirements/run.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python $(INSTALL) --require-hashes -r requirements/run.txt
	ORRERY_PURE=1 $(BIN)/python $(INSTALL) --no-deps -e .
	@touch $@

.venv/dev.stamp: .venv/run.stamp requirements/dev.txt
	$(BIN)/python $(INSTALL) --require-hashes -r requirements/dev.txt
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
.venv-compiled/built-$(ORRERY_OPT).stamp: .venv-compiled/dev.stamp $(SOURCES)
	@echo "Compiling the rules; minutes when they have changed, seconds when they have not."
	@rm -f .venv-compiled/built-*.stamp && touch .venv-compiled/started
	ORRERY_COMPILE=require $(FAST)/python $(INSTALL) --no-deps --no-build-isolation --force-reinstall .
	@mv .venv-compiled/started $@
