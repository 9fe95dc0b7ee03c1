# shellcheck shell=bash
# The database: a cluster with checksums, our settings, and two roles. The owner role migrates; the application's role
# reads and writes rows and cannot change the schema.

data_dir() { echo "$VAR/postgres"; }
psql_admin() { PGOPTIONS='-c client_min_messages=warning' as postgres "$PG_BIN/psql" -X -q -v ON_ERROR_STOP=1 -h "$RUN/postgres" -d "${1:-postgres}" "${@:2}"; }

make_cluster() {
  local data before
  data=$(data_dir)
  own "$data" 700 postgres:postgres
  if [ ! -f "$data/PG_VERSION" ]; then
    as postgres "$PG_BIN/initdb" --pgdata="$data" --data-checksums --encoding=UTF8 --locale=C.UTF-8 \
      --auth-local=peer --auth-host=scram-sha-256 > /dev/null
    changed "created the database cluster"
  fi
  [ "$(cat "$data/PG_VERSION")" = "$("$PG_BIN/postgres" --version | grep -oE '[0-9]+' | head -n 1)" ] ||
    die "The cluster in $data was created by PostgreSQL $(cat "$data/PG_VERSION"): run pg_upgrade first"
  before=$changes
  fill "$RELEASE_TREE/deploy/postgres/settings.conf" | put "$ETC/postgres/settings.conf" 644
  { fill "$RELEASE_TREE/deploy/postgres/pg_hba.conf"; cat "$ETC/postgres/local_hba.conf" 2> /dev/null || true; } | put "$ETC/postgres/pg_hba.conf" 644
  # The operator's own settings, after ours; the address for a standby goes here.
  [ -f "$ETC/postgres/local.conf" ] || echo '# Settings of this machine; they override settings.conf.' | put "$ETC/postgres/local.conf" 644
  # Most settings apply on reload; PostgreSQL logs those that need a restart.
  if [ "$changes" -ne "$before" ] && is_running postgres; then reload postgres; fi
}

make_roles() {
  local before after
  before=$(roles_as_they_are)
  APP_PASSWORD=$(value_of "$ETC/passwords.env" APP_PASSWORD) OWNER_PASSWORD=$(value_of "$ETC/passwords.env" OWNER_PASSWORD) \
    psql_admin postgres -v name="$NAME" -f "$RELEASE_TREE/deploy/postgres/roles.sql" > /dev/null
  psql_admin "$NAME" -v name="$NAME" -f "$RELEASE_TREE/deploy/postgres/rights.sql" > /dev/null
  after=$(roles_as_they_are)
  [ "$before" = "$after" ] || changed "updated the database's roles"
}
roles_as_they_are() { psql_admin postgres -At -c "select rolname, rolcanlogin, rolconfig from pg_roles where rolname like '$NAME%' order by 1"; }
