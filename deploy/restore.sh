#!/usr/bin/env bash
# Point-in-time recovery from a base backup and the archived WAL, into a new directory.
#
#   deploy/restore.sh 2026-11-15T11:58:00Z    the recovery target: just before the accident, with its time zone
#   deploy/restore.sh latest                  everything that was archived, after the loss of a disk
#
# Settings, from the environment or from the file named by DATABASE_PAIR:
#   IDENTITY   the file with the backups' private key (from age-keygen). It is not kept on the database's machine: copy
#              it for the restore and remove it afterwards. After a rotation of keys: both, in one file
#   BACKUP     where base/ and wal/ are, as deploy/postgres/base-backup.sh and archive-wal.sh leave them
#   INTO       the new data directory; must not exist. The old one is never touched: it may still be needed
#   PORT       where the restored server listens, on this machine only (5433)
#   SERVER     the account that PostgreSQL runs under (postgres)
#   SUPERUSER  the superuser inside it (postgres)
#
# When it ends, the new server is a primary that archives nothing: check its data first (docs/runbook.md).
set -euo pipefail
# shellcheck source=/dev/null
if [ -n "${DATABASE_PAIR:-}" ]; then . "$DATABASE_PAIR"; fi
: "${1:?a recovery target is required: see the top of this file}" "${BACKUP:?}" "${INTO:?}"
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
SERVER=${SERVER:-postgres} PORT=${PORT:-5433} SUPERUSER=${SUPERUSER:-postgres}
say() { printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$*"; }
refuse() { printf 'Nothing was changed: %s\n' "$*" >&2; exit 1; }
as_server() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u "$SERVER" -- env "PATH=$PATH" "$@"); else "$@"; fi; }

[ ! -e "$INTO" ] || refuse "$INTO exists already"
[ -n "${IDENTITY:-}" ] || refuse "the backups are encrypted. Name the file with their private key: IDENTITY=/path/to/identity.txt (docs/runbook.md says where it is kept)"
[ -r "$IDENTITY" ] || refuse "there is no private key in $IDENTITY"
seconds='' target=''
if [ "$1" != latest ]; then
  seconds=$(date -u -d "$1" +%s) || refuse "$1 is not a time"
  target="recovery_target_time = '$(date -u -d "$1" '+%Y-%m-%d %H:%M:%S.%6N+00')'"
fi

# The newest base backup finished before the target: a later one already contains the accident.
copy=''
while IFS= read -r candidate; do
  [ -f "$candidate/about" ] || continue
  if [ -z "$seconds" ] || [ "$(date -u -d "$(sed -n 's/^finished=//p' "$candidate/about")" +%s)" -lt "$seconds" ]; then copy=$candidate; fi
done < <(find "$BACKUP/base" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort)
[ -n "$copy" ] || refuse "there is no base backup from before that time in $BACKUP/base"
say "from $(basename "$copy"), to ${target:-the end of the archive}"

# PostgreSQL decrypts WAL through restore_command: it gets a copy of the key, in memory and only during the replay.
safe=$(mktemp -d -p /dev/shm)
trap 'rm -rf "$safe"' EXIT
install -m 600 "$IDENTITY" "$safe/identity"
if [ "$(id -u)" = 0 ]; then chown -R "$SERVER:" "$safe"; fi
decrypt() { as_server age --decrypt --identity "$safe/identity" "$copy/base.tar.gz.age"; }
[ "$( (decrypt 2> /dev/null || true) | head -c 2 | od -An -tx1)" = ' 1f 8b' ] ||
  refuse "the key in $IDENTITY does not open $(basename "$copy"). Bring the private key of a recipient it was made for (age-keygen -y shows a key's public half)"

as_server mkdir -m 700 "$INTO"
decrypt | as_server tar -xz -C "$INTO"
as_server rm -f "$INTO/standby.signal"
# Recovery requires these settings to be at least as large as on the primary that wrote the WAL.
sizes=$(as_server env LC_ALL=C pg_controldata -D "$INTO" | sed -nE 's/^(max_connections|max_worker_processes|max_wal_senders) setting: +/\1 = /p
  s/^max_prepared_xacts setting: +/max_prepared_transactions = /p; s/^max_locks_per_xact setting: +/max_locks_per_transaction = /p')
# The last line of each setting wins: values copied from the old machine are overridden.
as_server tee -a "$INTO/postgresql.auto.conf" > /dev/null << EOF
restore_command = '"$here/postgres/fetch-wal.sh" "%f" "%p" "$BACKUP/wal" "$safe/identity"'
recovery_target_action = 'promote'
recovery_target_timeline = 'latest'
recovery_target_inclusive = off
$target
archive_mode = off
synchronous_standby_names = ''
primary_conninfo = ''
primary_slot_name = ''
wal_log_hints = on
$sizes
listen_addresses = '127.0.0.1'
port = $PORT
unix_socket_directories = '$INTO'
EOF
as_server touch "$INTO/recovery.signal"
gave_up() { grep -E 'FATAL|DETAIL|cannot be decrypted' "$INTO/restore.log" | tail -5 >&2; exit 1; }
say "replaying the WAL"
as_server pg_ctl -D "$INTO" -l "$INTO/restore.log" -t 86400 -w start > /dev/null || gave_up
until [ "$(as_server psql -h "$INTO" -p "$PORT" -U "$SUPERUSER" -d postgres -XAtqc 'select pg_is_in_recovery()' 2> /dev/null)" = f ]; do
  as_server pg_ctl -D "$INTO" status > /dev/null || gave_up
  sleep 0.2
done
last=$(grep -o 'last completed transaction was at log time .*' "$INTO/restore.log" | tail -1 | sed 's/.*log time //' || true)
say "the last replayed transaction is from ${last:-the base backup itself}"
say "done, on port $PORT. Next: npm run reconcile -- --since ${1/latest/<the time of the loss>}"
