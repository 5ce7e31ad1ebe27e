# The parts of `make test`, and what each waits for. `make -f tools/test.mk NAME` runs one part and what it needs.
parts := sanitize release e2e check fuzz tsan web-lint web-unit gcc shipped
.PHONY: all $(parts) npm wasm web-build web-static web-third sanitize-build release-build tsan-build gcc-build

all: $(parts)

part = @tools/part.sh $@
build = $(part) sh -c 'cmake --preset $(1) && cmake --build --preset $(1)'

# It configures build/release, too.
check: release-build ; $(part) make check

sanitize-build: ; $(call build,sanitize)
sanitize: sanitize-build ; $(part) ctest --preset sanitized -E '^fuzz_'
fuzz: sanitize-build ; $(part) ctest --preset sanitize -R '^fuzz_'

release-build: ; $(part) sh -c 'cmake --preset release && cmake --build --preset optimised'
wasm: ; $(call build,wasm)
# Most of these wait most of the time.
release: release-build wasm ; $(part) env CTEST_PARALLEL_LEVEL=$$(expr 2 \* $$(nproc) + 1) ctest --preset optimised

tsan-build: ; $(call build,tsan)
tsan: tsan-build ; $(part) ctest --preset tsan

gcc-build: ; $(part) sh -c 'cmake --preset gcc && cmake --build --preset second'
gcc: gcc-build ; $(part) ctest --preset second

npm: ; $(part) tools/web.sh install
web-lint: npm ; $(part) tools/web.sh lint
web-unit: npm ; $(part) tools/web.sh unit
web-build: npm wasm ; $(part) tools/web.sh build
web-static: npm wasm ; $(part) tools/web.sh static
web-third: npm wasm ; $(part) tools/web.sh third
e2e: web-build web-static web-third release-build ; $(part) tools/web.sh e2e

# What would be shipped, against its bill of materials and THIRD_PARTY.md.
shipped: web-build release-build ; $(part) python3 tests/tools/shipped_test.py

# All of them run in two rows, a part of each at a time: one row has what waits for servers and browsers, the other what computes.
ifeq ($(MAKECMDGOALS),)
wasm: | release-build
npm: | wasm
web-static: | web-build
web-third: | web-static
release: | e2e
shipped: | release

fuzz: | sanitize
tsan-build: | fuzz
tsan: | tsan-build
gcc-build: | tsan
gcc: | gcc-build
check: | gcc
web-lint: | check
web-unit: | web-lint
endif
