# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help play site docs web test lint types contracts unit screens figures wasm bench fuzz soak extras constraints clean

help:
	@echo "make play    set up, start the server and open it in the browser"
	@echo "make site    write the pages as plain files into build/site (FOLDER=...), for any web host"
	@echo "make docs    write the documentation site into build/docs"
	@echo "make test    set up and check everything"
	@echo "make wasm    compile the kernels for the browser, after a change of rules or search"
	@echo "make bench   measure speed, beside peers"
	@echo "make soak    the long tests, and the server's proofs at full size (about an hour)"
	@echo "make extras  Ray, graphics cards, training and notebooks: what make test does without"
	@echo "make fuzz    look for disagreements for ten minutes a game (MINUTES=10)"

$(INSTALLED): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Quayside into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[dev]"
	@touch $@

play: web
	@$(BIN)/quayside serve --open

# The static edition: pages that need no server.
FOLDER ?= build/site
site: web
	@$(BIN)/quayside site $(FOLDER)

# The documentation site.
docs: $(INSTALLED)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in build/docs"

# The pages in the browser; Node comes with the environment.
web: $(INSTALLED)
	@$(BIN)/python hatch_build.py

test: lint types contracts unit

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(INSTALLED)
	$(BIN)/mypy

contracts: $(INSTALLED)
	$(BIN)/lint-imports

unit: web
	$(BIN)/python hatch_build.py --test
	$(BIN)/python -m tools.kernels
	$(BIN)/pytest -n 2 --dist worksteal -q

# The kernels for the browser; the result is part of the repository.
wasm: $(INSTALLED)
	$(BIN)/python -m tools.wasm

# The benchmark's peers live in an environment of their own.
bench: $(INSTALLED)
	@test -x .bench-venv/bin/python || $(PYTHON) -m venv .bench-venv
	@.bench-venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[bench]"
	.bench-venv/bin/python -m bench
	.bench-venv/bin/python -m bench.batches

# The pictures in docs/screens.
screens: web
	$(BIN)/python -m tools.screens

# Sizes and times of the pages, with the browser's own clock.
figures: web
	$(BIN)/python -m tests.web.figures

MINUTES ?= 10
fuzz: $(INSTALLED)
	$(BIN)/python -m tests.fuzz $(MINUTES)

soak: web
	$(BIN)/python -m tools.kernels
	$(BIN)/pytest -n 2 --dist worksteal -q -m long
	$(BIN)/python -m tests.soak

# A cluster of two nodes, a graphics card where there is one, and the notebooks.
extras: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[dev,notebooks,ray,train]"
	$(BIN)/pytest -q tests/extras

# Pin what was tested: run after `make test` passes with newer versions.
constraints: $(INSTALLED)
	$(BIN)/python -m pip freeze --exclude-editable | sort -f > constraints.txt

clean:
	rm -rf $(VENV) .bench-venv web/node_modules src/quayside/server/pages .mypy_cache .ruff_cache .pytest_cache .hypothesis
