#!/usr/bin/env bash
# Switches to the release this script belongs to, without a failed request: migrations first, which only add, then a
# rolling restart of API nodes and workers, then the pages. A release that does not become ready is rolled back. As root:
#
#   deploy/release.sh              this release, from where it was unpacked
#   deploy/release.sh --back       rolls back to this release, one that is under releases/ already: no migrations
#   deploy/release.sh --restart    rolling restart of the current release, for instance after a change of app.env
#
# For a trial's installation: --root DIR.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/lib/common.sh
. "$here/lib/common.sh"

mode=forward
while [ $# -gt 0 ]; do
  case $1 in
    --root) ROOT=$(realpath -m "$2"); shift 2 ;;
    --back | --restart) mode=${1#--}; shift ;;
    *) sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 1 ;;
  esac
done
[ "$(id -u)" -eq 0 ] || die "A release needs root"
locate
load_options
for part in services web switch; do
  # shellcheck source=/dev/null
  . "$here/lib/$part.sh"
done

exec 9> "$OPT/.lock"
flock -n 9 || die "Another release is in progress"

was=$(current_release)
if [ "$mode" = restart ]; then
  step "Restart of $was"
  roll || die "A node did not become ready; the others keep running. $(log_of api@1)"
  exit 0
fi
step "Release $RELEASE, after $was"
place_release
[ "$mode" = back ] || migrate "$RELEASE"
write_units
link_release "$RELEASE"
write_web
if roll; then
  link_pages "$RELEASE"
  reload_web "$was"
  delete_old_releases
  step "Release $RELEASE is running."
else
  step "Rolling back to $was"
  link_release "$was"
  RELEASE_TREE=$OPT/releases/$was
  write_units
  write_web
  roll || die "$was does not become ready either: $(log_of api@1)"
  die "$RELEASE did not become ready; $was is running again"
fi
