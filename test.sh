#!/usr/bin/env bash
# Sets up, builds and passes all tests. Further arguments go to ctest.
set -euo pipefail
cd "$(dirname "$0")"
packaging/setup.sh
preset="${GP_PRESET:-ci}"
cmake --preset "$preset" >/dev/null
cmake --build "build/$preset" -j"$(nproc)"
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
ctest --test-dir "build/$preset" --output-on-failure -j"$(nproc)" "$@"
