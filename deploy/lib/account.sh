# shellcheck shell=bash
# Who runs the product, and the directories it lives in.

make_account() {
  if ! id "$ACCOUNT" > /dev/null 2>&1; then
    useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$ACCOUNT"
    changed "made the account $ACCOUNT"
  fi
  # The web server comes in by the API's sockets, which are the account's group's.
  if [ "$WEB_ACCOUNT" != "$ACCOUNT" ] && ! id -Gn "$WEB_ACCOUNT" | tr ' ' '\n' | grep -qx "$(id -gn "$ACCOUNT")"; then
    usermod --append --groups "$(id -gn "$ACCOUNT")" "$WEB_ACCOUNT"
    changed "let $WEB_ACCOUNT reach the API's sockets"
  fi
}

make_directories() {
  local group
  group=$(id -gn "$ACCOUNT")
  own "$OPT" 755 root:root
  own "$OPT/releases" 755 root:root
  own "$ETC" 755 root:root
  own "$ETC/pgbouncer" 750 "root:$group"
  own "$ETC/postgres" 755 root:root
  own "$VAR" 755 root:root
  own "$VAR/nginx" 750 "$WEB_ACCOUNT:$(id -gn "$WEB_ACCOUNT")"
  own "$BACKUP" 750 postgres:postgres
  own "$BACKUP/wal" 750 postgres:postgres
  own "$BACKUP/base" 750 postgres:postgres
  own "$LOG" 755 root:root
}
