# shellcheck shell=bash
# PostgreSQL, PgBouncer, nginx and their tools, from the distribution. The packages' own services stay off: our units run them.

install_packages() {
  local missing=() policy=/usr/sbin/policy-rc.d made=''
  [ -n "$(find_postgres)" ] || missing+=(postgresql)
  [ -x /usr/sbin/pgbouncer ] || missing+=(pgbouncer)
  [ -x /usr/sbin/nginx ] || missing+=(nginx)
  [ -x /usr/bin/curl ] || missing+=(curl)
  [ -x /usr/bin/age ] || missing+=(age)
  [ -x /usr/sbin/logrotate ] || [ -n "$ROOT" ] || missing+=(logrotate)
  if [ ${#missing[@]} -gt 0 ]; then
    # Debian's packages would create a cluster and start their services.
    if [ ! -e "$policy" ]; then printf '#!/bin/sh\nexit 101\n' > "$policy"; chmod +x "$policy"; made=1; fi
    install -d /etc/postgresql-common
    grep -qs '^create_main_cluster' /etc/postgresql-common/createcluster.conf ||
      echo 'create_main_cluster = false' >> /etc/postgresql-common/createcluster.conf
    apt-get update < /dev/null > /dev/null || true
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}" < /dev/null > /dev/null ||
      die "apt-get could not install ${missing[*]}"
    if [ -n "$made" ]; then rm -f "$policy"; fi
    changed "installed ${missing[*]}"
  fi
  PG_BIN=$(find_postgres)
  [ -n "$PG_BIN" ] || die "PostgreSQL 15 or newer is needed"
  [ "$INIT" != systemd ] || disable_packaged_services
}

# The packages' own services would use the same ports and files.
disable_packaged_services() {
  local unit
  for unit in postgresql pgbouncer nginx; do
    if systemctl is-enabled --quiet "$unit" 2> /dev/null || systemctl is-active --quiet "$unit"; then
      systemctl disable --now --quiet "$unit"
      changed "disabled the packaged $unit"
    fi
  done
}
