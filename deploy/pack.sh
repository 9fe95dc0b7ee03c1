#!/usr/bin/env bash
# Packs a self-contained release: everything a machine needs to run the product, without downloads.
#
#   deploy/pack.sh [--site DIR] [--id ID] FILE.tar.gz
#
#   --site   an existing web build (web/build); without it the web is built now
#   --id     the release's id; by default the time and the commit
#
# The archive holds the server's code, its packages for this platform, Node itself, the pages and these scripts.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

site='' id='' out=''
while [ $# -gt 0 ]; do
  case $1 in
    --site) site=$2; shift 2 ;;
    --id) id=$2; shift 2 ;;
    *) out=$1; shift ;;
  esac
done
[ -n "$out" ] || { sed -n '2,8s/^# \{0,1\}//p' "deploy/pack.sh"; exit 1; }
[ -n "$id" ] || id=$(date -u +%Y%m%d-%H%M%S)-$(git rev-parse --short HEAD 2> /dev/null || echo local)
[[ $id =~ ^[A-Za-z0-9._-]+$ ]] || { echo "A release's id is letters, digits, '.', '_' and '-': not $id" >&2; exit 1; }

if [ -z "$site" ]; then
  npm run --silent build
  site=web/build
fi
[ -f "$site/headers.conf" ] || { echo "$site holds no web build" >&2; exit 1; }

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
tree=$stage/$id
mkdir -p "$tree/runtime" "$tree/site"

cp brand.json package.json "$tree/"
tar -c --exclude='*.test.ts' --exclude=testing contract/package.json contract/src engine/package.json engine/src engine/data server/package.json server/src \
  server/migrations scripts/nginx-config.ts scripts/lib deploy docs/runbook.md docs/deploy.md | tar -x -C "$tree"
cp -a "$site/client" "$site/headers.conf" "$site/pages.conf" "$tree/site/"
cp "$(node -p process.execPath)" "$tree/runtime/node"

# The server's runtime packages, as npm resolves them. Workspaces are symbolic links, and stay links.
npm ls --omit=dev --all --parseable -w server -w contract -w engine 2> /dev/null | sed -nE "s#^$PWD/((server/|contract/|engine/)?node_modules/.*)#\1#p" | sort -u > "$stage/packages"
grep -v '^node_modules/@app/' "$stage/packages" | tar -c -T - | tar -x -C "$tree"
mkdir -p "$tree/node_modules/@app"
ln -s ../../contract "$tree/node_modules/@app/contract"
ln -s ../../engine "$tree/node_modules/@app/engine"

echo "$id" > "$tree/RELEASE"
tar -C "$stage" --owner=0 --group=0 -cf - "$id" | gzip -1 > "$out"
echo "$out: release $id, $(du -h "$out" | cut -f1)"
