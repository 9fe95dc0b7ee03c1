#!/usr/bin/env bash
# Follows docs/deploy.md on a bare Debian 12 with systemd, in a systemd-nspawn container. Needs root, the
# network (Debian's packages) and about ten minutes, so it is no part of `npm run drills`:
#
#   apt-get install debootstrap systemd-container age && npm run stack -- --build-only && reliability/drills/bare.sh [DIRECTORY]
#
# Uses ports 80, 443 and 9101 to 9111 of this machine. Ends with "all good" or at the first
# failure. DIRECTORY (/var/tmp/bare) is kept: the next run reuses it, with the product removed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bare=${1:-/var/tmp/bare}
name=$(node -p 'require("./brand.json").slug')
host=$name.test
work=$(mktemp -d)
machine=''

say() { printf '%s  %s\n' "$(date -u +%H:%M:%S)" "$*"; }
fail() { say "✗ $*"; exit 1; }
inside() {
  nsenter -t "$leader" -m -u -i -p -C -r -w -- env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "$@"
}
fetch() { curl -sk -m 5 --resolve "$host:443:127.0.0.1" "https://$host$1"; }
boot() {
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 setsid systemd-nspawn --quiet --register=no --keep-unit -D "$bare" -b --console=passive > "$work/console" 2>&1 &
  machine=$!
  for _ in $(seq 100); do leader=$(pgrep -P "$machine" || true); [ -n "$leader" ] && break; sleep 0.1; done
  for _ in $(seq 200); do inside systemctl is-system-running 2> /dev/null | grep -qE 'running|degraded' && return; sleep 0.3; done
  fail "the machine did not boot"
}
halt() {
  [ -n "$machine" ] || return 0
  inside systemctl poweroff 2> /dev/null || true
  wait "$machine" 2> /dev/null || true
  machine=''
}
trap 'halt; rm -rf "$work"' EXIT
# under_load COMMAND…: runs it while clients send requests on keep-alive connections; each must be answered with 200.
under_load() {
  node reliability/drills/deploy/probes.ts "$host" "$work/stop" > "$work/load" &
  local clients=$!
  "$@" || { touch "$work/stop"; wait "$askers" || true; rm -f "$work/stop"; return 1; }
  touch "$work/stop"
  wait "$askers" || { cat "$work/load"; fail "requests failed under $*"; }
  rm -f "$work/stop"
  say "$(cat "$work/load")"
}

if [ ! -f "$bare/etc/debian_version" ]; then
  say "making a bare Debian"
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates bookworm "$bare" > "$work/debootstrap"
fi
rm -rf "${bare:?}"/{opt,etc,var/lib,var/backups}/"$name" "$bare/etc/systemd/system/$name"* "$bare/root/release" "$bare/var/log/$name" "$bare/etc/logrotate.d/$name" "$bare/etc/systemd/journald@$name"*
find "$bare/etc/systemd/system" -xtype l -delete
cp -L /etc/resolv.conf "$bare/etc/resolv.conf"
mkdir -p "$bare/root/release"
deploy/pack.sh --site web/build --id one "$work/one.tar.gz"
tar -xzf "$work/one.tar.gz" -C "$bare/root/release"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
  -keyout "$bare/root/key.pem" -out "$bare/root/certificate.pem" 2> /dev/null
# The private key stays outside the container, as with an operator.
age-keygen -o "$work/identity.txt" 2> /dev/null
age-keygen -y "$work/identity.txt" > "$bare/root/recipients.txt"
boot
install=(/root/release/one/deploy/install.sh --server-name "$host" --certificate /root/certificate.pem --key /root/key.pem --memory 1024)
inside "${install[@]}" > "$work/zeroth" 2>&1 && fail "it installed without a key for the backups"
grep -q -- '--backup-recipients' "$work/zeroth" || { cat "$work/zeroth"; fail "it did not ask for the backups' public keys"; }
install+=(--backup-recipients /root/recipients.txt)

since=$SECONDS
inside "${install[@]}" > "$work/first" && fail "it started without a key for the gateway"
grep -q ASAAS_API_KEY "$work/first" || { cat "$work/first"; fail "it did not ask for the gateway's key"; }
say "installed in $((SECONDS - since)) s, and asked for what only the operator knows"
# Valid addresses that resolve nowhere.
sed -i -e 's#^\(ASAAS_API_KEY\)=$#\1=$aact_prod_example#' -e 's#^\(TEAM_WHATSAPP\)=$#\1=+5511900000009#' \
  -e 's#^\(SMTP_URL\)=$#\1=smtps://user:secret@smtp.example.invalid#' -e 's#^\(BLOG_FEED_URL\)=$#\1=https://blog.example.invalid/posts.json#' \
  -e 's#^\(MAIL_FROM\|TEAM_EMAIL\)=$#\1=oi@example.com#' -e 's#^\([A-Z_]*\)=$#\1=1234567890#' \
  -e 's#^\(ASAAS\|META\|WHATSAPP\|CEP\)_URL=.*#\1_URL=https://vendor.example.invalid#' "$bare/etc/$name/app.env"
# This repository's brand names nobody on call, and no professional has approved its rules.
printf '%s\n' ALLOW_EXAMPLE_BRAND=1 ALLOW_UNAPPROVED_RULES=1 >> "$bare/etc/$name/app.env"
inside "${install[@]}" > "$work/second" || { cat "$work/second"; fail "it did not start"; }
fetch /v1/ready | grep -q '"ready"' || fail "the API is not ready"
fetch / | grep -q '<html' || fail "the home page does not open"
inside "${install[@]}" | tail -n 1 | grep -qx 'Nothing had to be changed.' || fail "a further run changed something"
say "it serves, with NODE_ENV=production, and a further run changes nothing"
as_web() { inside setpriv --reuid=www-data --regid=www-data --init-groups "$@" 2> /dev/null; }
for secret in "/etc/$name/app.env" "/etc/$name/pgbouncer/users.txt" "/var/log/$name/access.log" "/var/backups/$name/wal" "/run/$name/pgbouncer"; do
  inside test -e "$secret" || fail "there is no $secret"
  as_web test -r "$secret" && fail "the web server's account can read $secret"
done
as_web curl -fs -o /dev/null --unix-socket "/run/$name/api-1/socket" http://x/v1/ready || fail "the web server's account cannot reach the API"
inside logrotate --force "/etc/logrotate.d/$name" || fail "the access log cannot be rotated"
fetch /after-rotation > /dev/null
for _ in $(seq 20); do inside grep -qs after-rotation "/var/log/$name/access.log" && break; sleep 0.2; done
inside grep -qs after-rotation "/var/log/$name/access.log" || fail "after the rotation nothing is logged"
[ "$(inside sh -c "stat -c '%a %U' /var/log/$name/access.log* | sort -u")" = '600 root' ] || fail "the access log is not root's alone"
for journal in app postgres; do inside test -e "/etc/systemd/journald@$name-$journal.conf" || fail "no journal $journal"; done
inside journalctl --namespace="$name-app" -q -n 1 -u "$name-api@1" | grep -q . || fail "the API writes to another journal"
say "nginx's account reads no secret and no log; the access log rotates; logs go to their own journals"

# As an older installation left it: in the account's group, which can read PgBouncer's files.
inside usermod --append --groups "$name" www-data
inside "${install[@]}" > "$work/older" || { cat "$work/older"; fail "the web server did not leave the account's group"; }
inside id -Gn www-data | tr ' ' '\n' | grep -qx "$name" && fail "the web server is still in the account's group"
fetch /v1/ready | grep -q '"ready"' || fail "the web server does not reach the API without the account's group"

cp -a "$bare/root/release/one" "$bare/root/release/two"
echo two > "$bare/root/release/two/RELEASE"
under_load inside /root/release/two/deploy/release.sh
cp -a "$bare/root/release/one" "$bare/root/release/three"
echo three > "$bare/root/release/three/RELEASE"
echo 'throw new Error("a release that cannot start");' > "$bare/root/release/three/server/src/api.ts"
rolled_back() { ! inside /root/release/three/deploy/release.sh > "$work/three" 2>&1 && grep -q 'two is running again' "$work/three"; }
under_load rolled_back || { cat "$work/three"; fail "a release that cannot start was not rolled back"; }

inside systemctl start "$name-backup"
compgen -G "$bare/var/backups/$name/base/2*/base.tar.gz.age" > /dev/null || fail "no base backup"
inside sh -c "kill -9 \$(systemctl show -p MainPID --value $name-api@1)"
for _ in $(seq 60); do inside systemctl is-active --quiet "$name-api@1" && break; sleep 0.5; done
inside systemctl is-active --quiet "$name-api@1" || fail "a killed node stayed down"
say "backed up; a killed node came back"
halt
boot
for _ in $(seq 120); do fetch /v1/ready | grep -q '"ready"' && break; sleep 0.5; done
fetch /v1/ready | grep -q '"ready"' || fail "after a reboot the API is not ready"
inside systemctl is-system-running | grep -qx running || fail "after a reboot some unit failed"
say "after a reboot everything runs: all good"
