# shellcheck shell=bash
# The product's account and directories.

make_account() {
  if ! id "$ACCOUNT" > /dev/null 2>&1; then
    useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$ACCOUNT"
    changed "created the account $ACCOUNT"
  fi
  # The web server reaches the API's sockets by a group that owns nothing else: the account's own group would expose the
  # pool's files and its password to an attacker in nginx.
  if ! getent group "$SOCKET_GROUP" > /dev/null; then
    groupadd --system "$SOCKET_GROUP"
    changed "created the group $SOCKET_GROUP"
  fi
  if ! is_member "$WEB_ACCOUNT" "$SOCKET_GROUP"; then
    usermod --append --groups "$SOCKET_GROUP" "$WEB_ACCOUNT"
    changed "added $WEB_ACCOUNT to the group $SOCKET_GROUP"
  fi
}

# Removes the web server from the account's own group without a failed request: nginx's workers first get both groups,
# then the nodes recreate their sockets with the new one, then the old one is removed.
leave_account_group() {
  local group
  group=$(id -gn "$ACCOUNT")
  if [ "$WEB_ACCOUNT" = "$ACCOUNT" ] || ! is_member "$WEB_ACCOUNT" "$group"; then return; fi
  if is_running web; then reload web; fi
  if is_running api@1; then roll || die "A node did not become ready: $(log_of api@1)"; fi
  gpasswd --delete "$WEB_ACCOUNT" "$group" > /dev/null || die "$WEB_ACCOUNT must not be in the group $group"
  if is_running web; then reload web; fi
  changed "removed $WEB_ACCOUNT from the group $group"
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
  # Access logs hold client IPs: readable by root only. nginx's master opens the file before it forks its workers.
  own "$LOG" 700 root:root
}
