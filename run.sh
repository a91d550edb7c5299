#!/usr/bin/env bash
# Sets up, builds and starts the window on the sample (or on the file given). Without a display it plans the sample
# and writes the proposal, a picture of every page and the figures to out/.
set -euo pipefail
cd "$(dirname "$0")"
packaging/setup.sh
cmake --preset release >/dev/null
cmake --build build/release --target groundplan groundplan-cli -j"$(nproc)"

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec build/release/bin/groundplan "$@"
fi
project="${1:-training-70b}"
mkdir -p out
export QT_QPA_PLATFORM=offscreen
build/release/bin/groundplan-cli plan "$project" --json > out/plan.json
build/release/bin/groundplan-cli report "$project" -o out/proposal-zh.pdf --language zh_CN
build/release/bin/groundplan-cli report "$project" -o out/proposal-en.pdf --language en
build/release/bin/groundplan --tour out/pages "$project"
echo "No display: wrote out/plan.json, out/proposal-en.pdf, out/proposal-zh.pdf and out/pages/*.png"
