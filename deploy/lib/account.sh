# shellcheck shell=bash
# Who runs the product, and the directories it lives in.

make_account() {
  if ! id "$ACCOUNT" > /dev/null 2>&1; then
    useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$ACCOUNT"
    changed "made the account $ACCOUNT"
  fi
  # The web server reaches the API's sockets by a group that owns nothing else: the account's own group would open the
  # pool's files and its password to whoever breaks into nginx.
  if ! getent group "$SOCKET_GROUP" > /dev/null; then
    groupadd --system "$SOCKET_GROUP"
    changed "made the group $SOCKET_GROUP"
  fi
  if ! is_member "$WEB_ACCOUNT" "$SOCKET_GROUP"; then
    usermod --append --groups "$SOCKET_GROUP" "$WEB_ACCOUNT"
    changed "let $WEB_ACCOUNT reach the API's sockets"
  fi
}

# Where the web server was in the account's own group: out of it, without a request failing. nginx's workers first get
# both groups, then the nodes open their sockets for the new one, then the old one goes.
leave_account_group() {
  local group
  group=$(id -gn "$ACCOUNT")
  if [ "$WEB_ACCOUNT" = "$ACCOUNT" ] || ! is_member "$WEB_ACCOUNT" "$group"; then return; fi
  if is_running web; then reload web; fi
  if is_running api@1; then roll || die "A node did not get ready: $(log_of api@1)"; fi
  gpasswd --delete "$WEB_ACCOUNT" "$group" > /dev/null || die "$WEB_ACCOUNT must not be in the group $group"
  if is_running web; then reload web; fi
  changed "took $WEB_ACCOUNT out of the group $group"
}
is_member() { id -Gn "$1" | tr ' ' '\n' | grep -qx "$2"; }

make_directories() {
  local group
  group=$(id -gn "$ACCOUNT")
  own "$OPT" 755 root:root
  own "$OPT/releases" 755 root:root
  own "$ETC" 755 root:root
  own "$ETC/pgbouncer" 750 "root:$group"
  own "$ETC/postgres" 755 root:root
  own "$VAR" 755 root:root
  own "$VAR/nginx" 755 root:root
  own "$BACKUP" 750 postgres:postgres
  own "$BACKUP/wal" 750 postgres:postgres
  own "$BACKUP/base" 750 postgres:postgres
  # Access logs name people's addresses: root's alone. nginx's master opens the file before its workers exist.
  own "$LOG" 700 root:root
}
