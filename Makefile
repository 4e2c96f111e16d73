# The two commands of the README are `make play` and `make test`; each sets up what it needs.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
MINUTES ?= 30
SEED ?=
SOURCE ?=
TOOLS := .tools
UV := $(TOOLS)/bin/uv
UV_VERSION := 0.13.7
BIN := .venv/bin
READY := .venv/ready
DOCS_READY := build/docs-env/ready
WEB_READY := web/node_modules/.package-lock.json
# uv trusts the certificates that the machine trusts.
export UV_SYSTEM_CERTS := 1
PORT ?= 8000

.PHONY: play test quick full env lint page web bench soak ledger docs shots pins wheel clean

play: $(READY)
	@$(BIN)/unlit serve --browser --port $(PORT) --offer alone --offer escape

test: $(READY) lint
	$(BIN)/python checks/stubs.py
	$(BIN)/python checks/boxes.py --check
	$(BIN)/python checks/ledger.py --check
	$(BIN)/python checks/page_types.py --check
	$(BIN)/python tests/server/chromium.py
	$(BIN)/pytest -n auto --durations=5

# Runs what most mistakes break first, in about a minute.
quick: $(READY) lint
	$(BIN)/pytest -n auto tests/scripts tests/kernel tests/terminal tests/games/texts/test_texts.py tests/games/texts/test_plurals.py

# Every test, including those of which `make test` runs only a few and `make soak` takes turns.
full: $(READY)
	$(BIN)/pytest -n auto -m ""

env: $(READY)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The built page is kept beside the server, so that only those who change it need node.
page: $(READY) $(WEB_READY)
	$(BIN)/python checks/page_types.py
	cd web && npm run types && npm run verify && npm run build
	$(BIN)/python checks/page_words.py

# Checks the page's sources as `make page` does, but builds nothing and needs no Python.
web: $(WEB_READY)
	cd web && npm run verify

$(WEB_READY): web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund

bench: $(READY)
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/bench.txt
	@$(BIN)/python checks/bench.py
	@$(BIN)/python checks/server_bench.py

soak: $(READY)
	$(BIN)/python checks/soak.py --minutes $(MINUTES) --seed "$(SEED)"

# Generates the ledgers, and the copies of boxes, from the rules, the boxes and the tests.
ledger: $(READY)
	$(BIN)/python checks/boxes.py
	$(BIN)/python checks/ledger.py

# Builds the site of the documents in build/docs. Its tools have an environment of their own, since nothing else needs them.
docs: $(READY) $(DOCS_READY)
	$(BIN)/python checks/docs.py --site build/docs-env/bin/zensical --source "$(SOURCE)"

$(DOCS_READY): $(UV) requirements/docs.txt
	@$(UV) venv -q --clear --python $(PYTHON) build/docs-env
	@$(UV) pip install -q --python build/docs-env/bin/python --require-hashes -r requirements/docs.txt
	@touch $(DOCS_READY)

# Takes the pictures of the documents in a real browser.
shots: $(READY)
	$(BIN)/python tests/server/chromium.py
	$(BIN)/python checks/shots.py

# Pins are compiled for the oldest supported Python, without the address of any package index.
pins: $(UV)
	for group in env bench docs; do \
	  $(UV) pip compile -q --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header \
	    requirements/$$group.in -o requirements/$$group.txt; \
	done

wheel: $(READY)
	$(UV) build -q --wheel --no-build-isolation --python $(BIN)/python -o dist .

# uv is installed into a folder of its own, so that neither venv nor a writable system is needed.
$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Unlit needs Python 3.11 or later"; exit 1; }
	@$(PYTHON) -m pip install -q --disable-pip-version-check --root-user-action=ignore --target $(TOOLS) uv==$(UV_VERSION)

$(READY): $(UV) pyproject.toml tests/vault/pyproject.toml examples/hush/pyproject.toml requirements/env.txt
	@$(UV) venv -q --clear --python $(PYTHON) .venv
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/env.txt
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e . -e tests/vault -e examples/hush
	@touch $(READY)

clean:
	rm -rf .venv $(TOOLS) dist build .mypy_cache .ruff_cache .import_linter_cache .hypothesis
