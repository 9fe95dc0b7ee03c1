#!/usr/bin/env bash
# Makes a machine the standby of the primary, after a failover or when it is new. Runs on that machine.
#
# Settings, from the environment or from the file named by DATABASE_PAIR:
#   DATA_DIR   PostgreSQL's data directory; whatever in it differs from the primary is lost
#   PRIMARY    postgres://…  the current primary, as a superuser
#   CONFIG     postgresql.conf, where it is not in DATA_DIR (Debian keeps it in /etc/postgresql)
#   SERVER     the account that PostgreSQL runs under (postgres)
#   START      a command that starts PostgreSQL here (systemctl start postgresql); empty: the operator does
#
# The data directory is rewound (pg_rewind, seconds). Where that is impossible, everything is copied (pg_basebackup).
set -euo pipefail
# shellcheck source=/dev/null
if [ -n "${DATABASE_PAIR:-}" ]; then . "$DATABASE_PAIR"; fi
: "${DATA_DIR:?}" "${PRIMARY:?}"
SERVER=${SERVER:-postgres}
say() { printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$*"; }
as_server() { if [ "$(id -u)" = 0 ]; then (cd / && runuser -u "$SERVER" -- env "PATH=$PATH" "$@"); else "$@"; fi; }

if as_server pg_ctl -D "$DATA_DIR" status >/dev/null 2>&1; then
  echo "Nothing was changed: PostgreSQL runs on $DATA_DIR. Stop it first." >&2
  exit 1
fi
psql "$PRIMARY" -XAtqc "select 1 / (not pg_is_in_recovery())::int" >/dev/null || {
  echo "Nothing was changed: the server named as PRIMARY is not a primary." >&2
  exit 1
}
psql "$PRIMARY" -Xqc "select pg_create_physical_replication_slot('standby', true)
  where not exists (select from pg_replication_slots where slot_name = 'standby')" >/dev/null

# Until its first checkpoint a new primary's control file still has the old timeline, and pg_rewind would do nothing.
psql "$PRIMARY" -Xqc checkpoint
if [ -e "$DATA_DIR/PG_VERSION" ] && as_server pg_rewind -D "$DATA_DIR" ${CONFIG:+--config-file="$CONFIG"} --source-server="$PRIMARY" >/tmp/rejoin.$$ 2>&1; then
  say "rewound: $(tail -1 /tmp/rejoin.$$)"
else
  if [ -e /tmp/rejoin.$$ ]; then say "cannot be rewound: $(tail -1 /tmp/rejoin.$$)"; fi
  say "copying everything from the primary"
  rm -rf "${DATA_DIR:?}"
  as_server pg_basebackup -D "$DATA_DIR" -d "$PRIMARY" -X stream --checkpoint=fast
fi
rm -f /tmp/rejoin.$$

# The last line of each setting wins: values copied from the other machine are overridden.
as_server tee -a "$DATA_DIR/postgresql.auto.conf" >/dev/null <<EOF
primary_conninfo = '$PRIMARY?application_name=standby'
primary_slot_name = 'standby'
recovery_target_timeline = 'latest'
synchronous_standby_names = ''
EOF
as_server touch "$DATA_DIR/standby.signal"
if [ -n "${START:-}" ]; then bash -c "$START"; fi
say "ready to replicate. Once it streams: deploy/synchronous.sh on"
