#!/usr/bin/env bash
# The primary is lost: promotes the standby, and points PgBouncer at it. Runs on the application's machine.
#
#   deploy/failover.sh            asks once before it promotes
#   deploy/failover.sh --yes      does not ask
#
# Settings, from the environment or from the file named by DATABASE_PAIR (docs/runbook.md has an example):
#   PRIMARY    postgres://…  the lost primary, as a superuser
#   STANDBY    postgres://…  the standby to promote, as a superuser
#   FENCE      a command that makes sure the old primary is stopped, and exits with 0 only if it is
#   POINTER    the file that PgBouncer includes and that names the primary
#   PGBOUNCER  postgres://…/pgbouncer  its console
#   DATABASE   the name of our database (app)
#
# Split brain (two primaries) loses payments, so nothing is promoted before the old one is fenced.
set -euo pipefail
# shellcheck source=/dev/null
if [ -n "${DATABASE_PAIR:-}" ]; then . "$DATABASE_PAIR"; fi
: "${PRIMARY:?}" "${STANDBY:?}" "${FENCE:?}" "${POINTER:?}" "${PGBOUNCER:?}"
DATABASE=${DATABASE:-app}
export PGCONNECT_TIMEOUT=3 PGOPTIONS="-c statement_timeout=90s"

say() { printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$*"; }
refuse() { printf 'Nothing was changed: %s\n' "$*" >&2; exit 1; }
# t: a standby, f: a primary, nothing: no answer within five seconds.
in_recovery() { timeout 5 psql "$1" -XAtqc 'select pg_is_in_recovery()' 2>/dev/null; }

case "$(in_recovery "$STANDBY" || true)" in
  t) ;;
  f) refuse "the standby is a primary already. If PgBouncer still points elsewhere: see \"Only point\" in docs/runbook.md" ;;
  *) refuse "the standby does not answer: there is no server to promote. Restore instead: docs/runbook.md" ;;
esac
behind=$(psql "$STANDBY" -XAtqc "select coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp())::int, 0)")
say "the standby answers; its last replayed transaction is $behind s old"

if [ "${1:-}" != "--yes" ]; then
  read -r -p "Stop the old primary for good and promote the standby? (yes) " answer
  [ "$answer" = "yes" ] || refuse "not confirmed"
fi

say "making sure that the old primary is stopped"
bash -c "$FENCE" || refuse "the old primary could not be fenced. Switch its machine off at the provider, then run this again with FENCE=true"
if [ -n "$(in_recovery "$PRIMARY" || true)" ]; then refuse "the old primary still answers after FENCE"; fi

# It has no standby of its own yet: synchronous replication would block every write.
psql "$STANDBY" -Xqc "alter system set synchronous_standby_names = ''" -c "select pg_reload_conf()" >/dev/null
say "promoting"
[ "$(psql "$STANDBY" -XAtqc 'select pg_promote(true, 60)')" = "t" ] || { say "the standby was not promoted within a minute"; exit 1; }

# The slot retains WAL from now on, so that the old primary can rejoin without a full copy.
psql "$STANDBY" -Xqc "select pg_create_physical_replication_slot('standby', true)
  where not exists (select from pg_replication_slots where slot_name = 'standby')" >/dev/null

host=$(psql "$STANDBY" -XAtqc '\echo :HOST' | tail -1)
port=$(psql "$STANDBY" -XAtqc '\echo :PORT' | tail -1)
printf '[databases]\n%s = host=%s port=%s dbname=%s\n' "$DATABASE" "$host" "$port" "$DATABASE" >"$POINTER.new"
# The owner matters too: PgBouncer reads the file as its own account.
chown --reference="$POINTER" "$POINTER.new"
chmod --reference="$POINTER" "$POINTER.new" && mv "$POINTER.new" "$POINTER"
PGOPTIONS='' psql "$PGBOUNCER" -Xqc 'reload'
say "PgBouncer points at $host:$port"
say "done. There is no standby now: bring the old machine back with deploy/rejoin.sh today"
