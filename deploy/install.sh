#!/usr/bin/env bash
# Installs the product on a bare Debian machine. Unpack a release (built by deploy/pack.sh) and, as root, run its
#
#   deploy/install.sh --server-name prumo.example --certificate full-chain.pem --key key.pem [--settings app.env]
#
#   --backup-recipients   a file with the public keys that backups are encrypted for, needed the first time. On another
#                  machine: age-keygen -o identity.txt && age-keygen -y identity.txt > recipients.txt
#   --settings     the operator's values for /etc/<name>/app.env, used only if that file does not exist yet
#   --http-port, --https-port   80 and 443
#   --metrics      the first digits of the metrics' ports: 91 gives 9101, 9102 for the API and 9111 for the worker
#   --account      the product's account (<name>); --web-account: that of nginx's workers (www-data), which reach the
#                  API's sockets by --socket-group (<name>-api), as its only member
#   --memory       MiB of the machine, a quarter of which is PostgreSQL's shared_buffers; by default all memory
#
# For a trial: --root DIR puts everything below one directory, --no-systemd starts the units' commands itself.
# Idempotent: another run changes only what differs, and prints it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/lib/common.sh
. "$here/lib/common.sh"

usage() { sed -n '2,17s/^# \{0,1\}//p' "$0"; exit 1; }

INIT=systemd SERVER_NAME='' CERTIFICATE='' KEY='' SETTINGS='' RECIPIENTS='' ACCOUNT='' WEB_ACCOUNT=www-data SOCKET_GROUP=''
HTTP_PORT=80 HTTPS_PORT=443 METRICS=91 MEMORY=$(awk '/^MemTotal/ { print int($2 / 1024) }' /proc/meminfo)
while [ $# -gt 0 ]; do
  case $1 in
    --no-systemd) INIT=none; shift; continue ;;
    --root) ROOT=$(realpath -m "$2") ;;
    --server-name) SERVER_NAME=$2 ;;
    --certificate) CERTIFICATE=$(realpath "$2") ;;
    --key) KEY=$(realpath "$2") ;;
    --settings) SETTINGS=$(realpath "$2") ;;
    --backup-recipients) RECIPIENTS=$(realpath "$2") ;;
    --account) ACCOUNT=$2 ;;
    --web-account) WEB_ACCOUNT=$2 ;;
    --socket-group) SOCKET_GROUP=$2 ;;
    --http-port) HTTP_PORT=$2 ;;
    --https-port) HTTPS_PORT=$2 ;;
    --metrics) METRICS=$2 ;;
    --memory) MEMORY=$2 ;;
    *) usage ;;
  esac
  shift 2
done
[ "$(id -u)" -eq 0 ] || die "Installing needs root"
if [ -z "$SERVER_NAME" ] || [ ! -f "$CERTIFICATE" ] || [ ! -f "$KEY" ]; then usage; fi

locate
ACCOUNT=${ACCOUNT:-$NAME}
SOCKET_GROUP=${SOCKET_GROUP:-$NAME-api}
for part in packages account settings postgres pgbouncer services web switch; do
  # shellcheck source=/dev/null
  . "$here/lib/$part.sh"
done
check_recipients
SHARED_BUFFERS=$((MEMORY / 4 < 8192 ? MEMORY / 4 : 8192))MB

step "Packages";      install_packages
step "Account";       make_account; make_directories
step "Release";       place_release
save_options INIT SERVER_NAME CERTIFICATE KEY ACCOUNT WEB_ACCOUNT SOCKET_GROUP HTTP_PORT HTTPS_PORT METRICS SHARED_BUFFERS
step "Settings";      write_settings; write_recipients
step "Units";         write_units
step "Database";      make_cluster
[ -n "$(current_release)" ] || link_release "$RELEASE"
[ -e "$OPT/site" ] || link_pages "$(current_release)"
start_missing postgres
make_roles
step "Pool";          write_bouncer; start_missing pgbouncer
step "Web";           write_web; write_logrotate

missing=$(missing_settings)
if [ -n "$missing" ]; then
  say "Not started yet. Fill in these lines of $ETC/app.env, then run this again:"
  for name in $missing; do say "  $name"; done
  exit 2
fi

step "Start"
leave_account_group
if [ "$(current_release)" = "$RELEASE" ]; then
  nodes=() workers=()
  for node in $NODES; do nodes+=("api@$node"); done
  for node in $WORKERS; do workers+=("worker@$node"); done
  is_running api@1 || migrate "$RELEASE"
  reload_web "$RELEASE"
  start_missing "${nodes[@]}" "${workers[@]}" web || die "Not everything started; the logs say why: $(log_of '*')"
  enable_at_boot
else
  say "$(current_release) is running. To move to this release: $RELEASE_TREE/deploy/release.sh"
fi
if [ "$changes" -eq 0 ]; then step "Nothing had to be changed."; else step "Done: $changes changes."; fi
