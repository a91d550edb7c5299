#!/usr/bin/env bash
# Format of all sources, then clang-tidy over those that differ from a base commit: packaging/check.sh [base|all]
# Needs clang-format and clang-tidy; test.sh runs the format part as the test "format".
set -euo pipefail
cd "$(dirname "$0")/.."
base="${1:-HEAD~1}"

mapfile -t sources < <(find core ui app tests -name "*.[ch]pp" | sort)
clang-format --dry-run --Werror "${sources[@]}"
[ "$base" = format ] && exit 0

# Not in the tidy build; and clang cannot compile qpdf 11.3's own header as C++20.
left_out=(':!tests/core/units/compile_fail' ':!tests/bench' ':!tests/fuzz' ':!ui/report/pdf_finish.cpp')
if [ "$base" = all ]; then
    mapfile -t changed < <(git ls-files -- 'core/*.cpp' 'ui/*.cpp' 'app/*.cpp' 'tests/*.cpp' "${left_out[@]}")
else
    mapfile -t changed < <(git diff --name-only --diff-filter=d "$base" -- '*.cpp' "${left_out[@]}")
fi
[ ${#changed[@]} -eq 0 ] && exit 0

cmake --preset tidy >/dev/null
mapfile -t moc < <(ninja -C build/tidy -t targets all | sed -n 's/^\([^/]*_autogen\): phony$/\1/p') # headers that moc writes
ninja -C build/tidy "${moc[@]}" >/dev/null
printf '%s\0' "${changed[@]}" | xargs -0 -n 4 -P "$(nproc)" clang-tidy -p build/tidy --quiet
