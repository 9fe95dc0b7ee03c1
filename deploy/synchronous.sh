#!/usr/bin/env bash
# Switches synchronous replication: whether a commit waits for the standby.
#
#   deploy/synchronous.sh on     losing one machine loses no acknowledged commit; rejected while no standby streams
#   deploy/synchronous.sh off    the standby is gone and every write hangs: continue on one machine, at once
#   deploy/synchronous.sh        shows the current state
#
# Settings, from the environment or from the file named by DATABASE_PAIR: PRIMARY, postgres://… as a superuser.
set -euo pipefail
# shellcheck source=/dev/null
if [ -n "${DATABASE_PAIR:-}" ]; then . "$DATABASE_PAIR"; fi
: "${PRIMARY:?}"
export PGCONNECT_TIMEOUT=3
ask() { psql "$PRIMARY" -XAtqc "$1"; }
# Neither statement commits a transaction, so neither waits for the standby.
switch_to() { psql "$PRIMARY" -Xqc "alter system set synchronous_standby_names = '$1'" -c "select pg_reload_conf()" >/dev/null; }

case "${1:-}" in
  on)
    streaming=$(ask "select count(*) from pg_stat_replication where application_name = 'standby' and state = 'streaming'")
    if [ "$streaming" = 0 ]; then echo "Nothing was changed: no standby streams, every write would hang." >&2; exit 1; fi
    switch_to 'FIRST 1 (standby)' ;;
  off) switch_to '' ;;
  '') ;;
  *) echo "on, off, or nothing" >&2; exit 1 ;;
esac
echo "synchronous_standby_names = '$(ask 'show synchronous_standby_names')'"
ask "select application_name || ': ' || state || ', ' || sync_state || ', ' || pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn) || ' bytes behind' from pg_stat_replication"
