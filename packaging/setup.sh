#!/usr/bin/env bash
# Installs what building, testing and running need on Debian 12. Does nothing where it is all there.
set -euo pipefail

packages=(g++ cmake ninja-build ccache lld pkg-config
    qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n libqt6svg6-dev
    libgl1-mesa-dev libqcustomplot-dev libboost-dev libsqlite3-dev libqpdf-dev nlohmann-json3-dev libcsv-dev
    librapidcheck-dev libbenchmark-dev fonts-noto-core fonts-noto-cjk poppler-utils qpdf
    clang-format)

missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"
