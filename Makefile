# The front door. `make help` lists it all.
.DEFAULT_GOAL := help
.PHONY: help play build wasm web web-static test soak bench strength schema format check clean deb image desk sbom release setup setup-tests setup-packages

# What fails before a pipe fails.
SHELL := bash
.SHELLFLAGS := -o pipefail -c

# A compiler for each core; one test more, since some wait.
export CMAKE_BUILD_PARALLEL_LEVEL ?= $(shell nproc)
export CTEST_PARALLEL_LEVEL ?= $(shell expr $$(nproc) + 1)
export CTEST_OUTPUT_ON_FAILURE ?= 1

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

play: build web ## install what is missing, build everything, start the server with SQLite and print its address
	@build/springtide serve --web web/dist

wasm: setup ## build the engine for the browser: build/wasm/springtide.wasm
	@cmake --preset wasm >/dev/null
	@cmake --build --preset wasm | tail -n 1

web: wasm ## build the web client: web/dist
	@tools/web.sh build

build: setup compile_commands.json ## build the optimised program: build/springtide
	@cmake --preset release >/dev/null
	@cmake --build --preset release --target springtide
	@ln -sf release/src/springtide build/springtide

web-static: wasm ## build the web client for any host of plain files, without a server: web/dist-static
	@tools/web.sh static

deb: setup-packages build web ## build the Debian packages: build/deb
	@tools/deb.sh >build/deb.log 2>&1 || { cat build/deb.log; exit 1; }
	@ls build/deb/*.deb

image: setup-packages build web ## build the image for containers: build/image
	@tools/image.sh >build/image.log 2>&1 || { cat build/image.log; exit 1; }
	@ls build/image/*.tar

desk: setup-packages build web ## build what runs on any Linux, nothing installed: build/desk
	@tools/desk.sh >build/desk.log 2>&1 || { cat build/desk.log; exit 1; }
	@ls build/desk/*.tar.gz

sbom: deb desk image ## write the bill of materials of what is shipped (SPDX 2.3): build/sbom
	@tools/sbom.sh

release: sbom ## gather and sign what is published, KEY=FILE: build/shipped (docs/releasing.md)
	@tools/release.sh $(KEY)

# Every file by itself, for editors (clangd): configured, not built.
compile_commands.json: CMakePresets.json CMakeLists.txt src/CMakeLists.txt tests/CMakeLists.txt | setup
	@cmake --preset debug >/dev/null
	@ln -sf build/debug/compile_commands.json $@
	@touch $@

test: setup-tests ## install what is missing, check, build, and run every test at its quick size
	@tools/test.sh

soak: setup-tests ## the same tests at their full sizes, in parts; what has passed on this source is not run again (PART=list, PART=name)
	@tools/soak.sh $(PART)

bench: wasm ## measure speed (Google Benchmark)
	@cmake --preset bench >/dev/null
	@cmake --build --preset bench
	@build/bench/bench/springtide_bench
	@node tests/wasm/games.mjs build/bench/bench/wasm_games build/wasm/games.wasm speed

strength: build ## the long matches between bots behind docs/strength.md (some hours; goes on where it was interrupted)
	@tools/strength.sh

schema: build ## write the descriptions of messages and requests anew: docs/schema, web/src
	@build/springtide schema --out .

format: setup ## format the sources
	@git ls-files -co --exclude-standard '*.h' '*.cpp' | xargs clang-format-19 -i

check: setup ## formatter, layers, rule matrix, clang-tidy: what needs no build
	@tools/check_format.sh
	@python3 tools/check_layers.py
	@python3 tools/rule_matrix.py --quiet
	@cmake --preset release >/dev/null
	@tools/tidy.py

clean: ## remove everything built
	@rm -rf build

setup:
	@tools/setup.sh

setup-tests:
	@tools/setup.sh --tests

setup-packages:
	@tools/setup.sh --packages
