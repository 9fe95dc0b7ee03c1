# shellcheck shell=bash
# For a trial without systemd: reads the same unit files and applies their command, account, environment, directories,
# limits and stop signal. It neither restarts a process nor sandboxes it.

plain_pid() { echo "$RUN/units/$1.pid"; }
plain_is_running() {
  local pid
  pid=$(cat "$(plain_pid "$1")" 2> /dev/null) && kill -0 "$pid" 2> /dev/null && ! grep -qs '^State:.Z' "/proc/$pid/status"
}

# plain_read UNIT KEY: the values of a key, one per line, with the instance filled in.
plain_read() {
  local file=$UNITS/$NAME-$1.service instance=''
  case $1 in *@*) file=$UNITS/$NAME-${1%%@*}@.service instance=${1#*@} ;; esac
  sed -n "s/^$2=//p" "$file" | sed "s/%i/$instance/g"
}

plain_start() {
  local unit=$1 account group='' type directory line command variable environment=(PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8) prefix=()
  plain_is_running "$unit" && return 0
  account=$(plain_read "$unit" User)
  [ -z "$account" ] || group=$(plain_read "$unit" Group | grep . || id -gn "$account")
  type=$(plain_read "$unit" Type)
  mkdir -p "$RUN/units"
  directory=$(plain_read "$unit" RuntimeDirectory)
  [ -z "$directory" ] || install -d -m "$(plain_read "$unit" RuntimeDirectoryMode)" -o "$account" -g "$group" "$ROOT/run/$directory"
  while IFS= read -r line; do
    while IFS= read -r variable; do case $variable in '' | '#'*) ;; *) environment+=("$variable") ;; esac; done < "$line"
  done < <(plain_read "$unit" EnvironmentFile)
  while IFS= read -r line; do environment+=("$line"); done < <(plain_read "$unit" Environment)
  [ -z "$account" ] || prefix=(setpriv --reuid="$account" --regid="$group" --init-groups --no-new-privs)

  plain_commands "$unit" ExecStartPre || return 1
  eval "command=($(plain_read "$unit" ExecStart))"
  (
    cd "$(plain_read "$unit" WorkingDirectory | grep . || echo /)" || exit 1
    umask "$(plain_read "$unit" UMask | grep . || echo 0022)"
    ulimit -n "$(plain_read "$unit" LimitNOFILE | grep . || ulimit -n)" 2> /dev/null || true
    if [ "$type" = oneshot ]; then exec env -i "${environment[@]}" "${prefix[@]}" "${command[@]}" >> "$LOG/$unit.log" 2>&1; fi
    # 9 is release.sh's lock, which the started process must not inherit.
    setsid env -i "${environment[@]}" "${prefix[@]}" "${command[@]}" >> "$LOG/$unit.log" 2>&1 < /dev/null 9>&- &
    echo $! > "$(plain_pid "$unit")"
  ) || { tail -n 15 "$LOG/$unit.log"; return 1; }
  [ "$type" = oneshot ] && return 0
  if ! plain_commands "$unit" ExecStartPost || ! plain_is_running "$unit"; then
    tail -n 15 "$LOG/$unit.log"
    plain_stop "$unit"
    return 1
  fi
}

plain_commands() {
  local line
  while IFS= read -r line; do
    (cd / && MAINPID=$(cat "$(plain_pid "$1")" 2> /dev/null) && export MAINPID; eval "$line") || return 1
  done < <(plain_read "$1" "$2")
}

plain_stop() {
  local unit=$1 pid signal timeout
  plain_is_running "$unit" || return 0
  pid=$(cat "$(plain_pid "$unit")")
  signal=$(plain_read "$unit" KillSignal | grep . || echo SIGTERM)
  timeout=$(plain_read "$unit" TimeoutStopSec | grep -E '^[0-9]+$' || echo 90)
  kill -s "${signal#SIG}" "$pid"
  for _ in $(seq $((timeout * 20))); do plain_is_running "$unit" || break; sleep 0.05; done
  kill -KILL -- "-$pid" 2> /dev/null || true
  rm -f "$(plain_pid "$unit")"
}

plain_restart() { plain_stop "$1" && plain_start "$1"; }

plain_reload() {
  local command
  command=$(plain_read "$1" ExecReload)
  eval "${command//\$MAINPID/$(cat "$(plain_pid "$1")")}"
}
