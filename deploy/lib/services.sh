# shellcheck shell=bash
# The units, and how they are started and stopped: by systemd, or in a trial by without-systemd.sh from the same files.
# shellcheck source=deploy/lib/without-systemd.sh
. "$RELEASE_TREE/deploy/lib/without-systemd.sh"

write_units() {
  local file before=$changes
  for file in "$RELEASE_TREE"/deploy/systemd/*; do
    file=${file##*/}
    fill "$RELEASE_TREE/deploy/systemd/$file" | put "$UNITS/$(unit_name "$file")" 644
  done
  write_journals
  if [ "$INIT" = systemd ] && [ "$changes" -ne "$before" ]; then systemctl daemon-reload; fi
}

# The journals that the units write to (LogNamespace), each with its own retention.
write_journals() {
  local journal before
  for journal in app postgres; do
    before=$changes
    fill "$RELEASE_TREE/deploy/journald/$journal.conf" | put "$ROOT/etc/systemd/journald@$NAME-$journal.conf" 644
    if [ "$INIT" = systemd ] && [ "$changes" -ne "$before" ]; then systemctl try-restart "systemd-journald@$NAME-$journal.service"; fi
  done
}
unit_name() { if [ "$1" = app.target ]; then echo "$NAME.target"; else echo "$NAME-$1"; fi; }

start() { on_each start "$@"; }
stop() { on_each stop "$@"; }
restart() { on_each restart "$@"; }
reload() { on_each reload "$@"; }
is_running() { if [ "$INIT" = systemd ]; then systemctl is-active --quiet "$NAME-$1.service"; else plain_is_running "$1"; fi; }

on_each() {
  local verb=$1 unit
  shift
  for unit in "$@"; do
    if [ "$INIT" = systemd ]; then systemctl "$verb" "$NAME-$unit.service"; else "plain_$verb" "$unit"; fi ||
      { say "$unit did not $verb"; return 1; }
  done
}

# start_missing UNIT…: starts the units that are not running.
start_missing() {
  local unit
  for unit in "$@"; do
    is_running "$unit" && continue
    start "$unit" || return 1
    changed "started $unit"
  done
}

enable_at_boot() {
  [ "$INIT" = systemd ] || return 0
  local unit units=("$NAME.target" "$NAME-postgres.service" "$NAME-pgbouncer.service" "$NAME-web.service" "$NAME-backup.timer")
  for unit in $NODES; do units+=("$NAME-api@$unit.service"); done
  for unit in $WORKERS; do units+=("$NAME-worker@$unit.service"); done
  for unit in "${units[@]}"; do
    systemctl is-enabled --quiet "$unit" && continue
    systemctl enable --quiet "$unit"
    changed "enabled $unit"
  done
  systemctl start "$NAME-backup.timer"
}
