#!/usr/bin/env bash
# All services at once: deploy/services.sh start | stop | status | backup [--root DIR]. With systemd the same as
# `systemctl start <name>.target`; in a trial it stops what install.sh started.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/lib/common.sh
. "$here/lib/common.sh"
verb=${1:-}
if [ "${2:-}" = --root ]; then ROOT=$(realpath -m "$3"); fi
locate
load_options
# shellcheck source=deploy/lib/services.sh
. "$here/lib/services.sh"

units=(postgres pgbouncer)
for node in $NODES; do units+=("api@$node"); done
for node in $WORKERS; do units+=("worker@$node"); done
units+=(web)
case $verb in
  start) start_missing "${units[@]}" ;;
  stop) for ((index = ${#units[@]} - 1; index >= 0; index--)); do stop "${units[$index]}"; done ;;
  backup) start backup ;;
  status) for unit in "${units[@]}"; do if is_running "$unit"; then say "$unit runs"; else say "$unit is down"; fi; done ;;
  *) sed -n '2,3s/^# \{0,1\}//p' "$0"; exit 1 ;;
esac
