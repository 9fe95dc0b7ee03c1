# shellcheck shell=bash
# PgBouncer in transaction mode: hundreds of client connections share a few server connections.

bouncer_minor() { /usr/sbin/pgbouncer --version | sed -n 's/^PgBouncer 1\.\([0-9]*\).*/\1/p'; }

write_bouncer() {
  local group before=$changes
  group=$(id -gn "$ACCOUNT")
  {
    fill "$RELEASE_TREE/deploy/pgbouncer/pgbouncer.ini"
    [ "$(bouncer_minor)" -lt 21 ] || printf '%s\n' '' '; Prepared statements follow their client from one server connection to the next.' 'max_prepared_statements = 200'
  } | put "$ETC/pgbouncer/pgbouncer.ini" 640 "root:$group"
  # Passwords in clear, as PgBouncer requires: readable by its own account only.
  {
    printf '"%s_app" "%s"\n' "$NAME" "$(value_of "$ETC/passwords.env" APP_PASSWORD)"
    printf '"%s_pool" "%s"\n' "$NAME" "$(value_of "$ETC/passwords.env" POOL_PASSWORD)"
  } | put "$ETC/pgbouncer/users.txt" 600 "$ACCOUNT:$group"
  # The primary's address. Written once: a failover rewrites it.
  [ -f "$ETC/pgbouncer/primary.ini" ] ||
    printf '[databases]\n%s = host=%s port=5432 dbname=%s\n' "$NAME" "$RUN/postgres" "$NAME" | put "$ETC/pgbouncer/primary.ini" 640 "root:$group"
  if [ "$changes" -ne "$before" ] && is_running pgbouncer; then reload pgbouncer; fi
}
