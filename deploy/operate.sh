#!/usr/bin/env bash
# The operator's commands on a machine without npm, with the product's own environment and rights:
#
#   deploy/operate.sh today                 how the day is going           (npm run today)
#   deploy/operate.sh leads [contacted …]   leads that wait for a call     (npm run leads)
#   deploy/operate.sh guarantee list | grant … | refuse …                 (npm run guarantee)
#   deploy/operate.sh promises list | contact … | keep …                   (npm run promises)
#   deploy/operate.sh on-call list | contact … | ack …                     (npm run on-call)
#   deploy/operate.sh staff list | invite … | reinvite … | renew … | dismiss …   (npm run staff)
#   deploy/operate.sh reconcile …           after a restore                (npm run reconcile)
#   deploy/operate.sh rotate-keys           after a change of SECRET_KEY   (npm run rotate-keys)
#
# For a trial's installation set ROOT=DIR in the environment.
set -euo pipefail
# shellcheck source=deploy/lib/common.sh
. "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/lib/common.sh"
locate
load_options
case ${1:-} in
  today | reconcile | rotate-keys) entry=server/src/operator/$1.ts ;;
  leads) entry=server/src/operator/leads.ts ;;
  guarantee | promises | on-call | staff) entry=server/src/operator/$1.ts ;;
  *) sed -n '2,13s/^# \{0,1\}//p' "$0"; exit 1 ;;
esac
shift
# Exported, not passed as arguments: the process list must not show them.
while IFS= read -r line; do
  case $line in '' | '#'*) ;; *) export "${line?}" ;; esac
done < "$ETC/app.env"
cd "$OPT/current"
# shellcheck disable=SC2153
exec setpriv --reuid="$ACCOUNT" --regid="$(id -gn "$ACCOUNT")" --init-groups --no-new-privs runtime/node "$entry" "$@"
