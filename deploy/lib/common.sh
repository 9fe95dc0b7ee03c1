# shellcheck shell=bash
# Functions that every script here uses: where files are, and how one is written.

# The last command of a pipe runs in this shell, not in a subshell: `put` increments `changes`.
shopt -s lastpipe

say() { printf '  %s\n' "$*"; }
step() { printf '%s\n' "$*"; }
die() { printf '✗ %s\n' "$*" >&2; exit 1; }

changes=0
changed() { changes=$((changes + 1)); say "$1"; }

# The release these scripts belong to; a packed one has an id and its own Node.
RELEASE_TREE=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Sets the paths. ROOT is empty on a real machine; a trial puts the whole installation below one directory.
locate() {
  [ -f "$RELEASE_TREE/RELEASE" ] || die "This is not a packed release: build one with deploy/pack.sh and unpack it"
  RELEASE=$(cat "$RELEASE_TREE/RELEASE")
  NAME=$("$RELEASE_TREE/runtime/node" -p "require('$RELEASE_TREE/brand.json').slug")
  ROOT=${ROOT:-}
  OPT=$ROOT/opt/$NAME
  ETC=$ROOT/etc/$NAME
  VAR=$ROOT/var/lib/$NAME
  RUN=$ROOT/run/$NAME
  BACKUP=$ROOT/var/backups/$NAME
  LOG=$ROOT/var/log/$NAME
  UNITS=$ROOT/etc/systemd/system
  NODES='1 2'
  WORKERS='1'
  PG_BIN=$(find_postgres)
}

# The newest server found: Debian keeps its binaries off the PATH.
find_postgres() {
  local version
  for version in 18 17 16 15; do
    if [ -x "/usr/lib/postgresql/$version/bin/postgres" ]; then echo "/usr/lib/postgresql/$version/bin"; return; fi
  done
}

# Stores the installation's options, so that later scripts need no arguments.
save_options() {
  local name
  for name in "$@"; do printf '%s=%q\n' "$name" "${!name}"; done | put "$ETC/installation.env" 600
}
load_options() {
  [ -f "$ETC/installation.env" ] || die "Nothing is installed at ${ROOT:-/}: run install.sh first"
  # shellcheck disable=SC1091
  . "$ETC/installation.env"
}

# value_of FILE NAME: the literal value; systemd reads the files in the same way.
value_of() { sed -n "s/^$2=//p" "$1" 2> /dev/null | tail -n 1; }

# put FILE MODE [OWNER]: writes stdin to the file, atomically, and only if it differs.
put() {
  local file=$1 mode=$2 owner=${3:-root:root} draft
  mkdir -p "$(dirname "$file")"
  draft=$(mktemp "$file.XXXXXX")
  cat > "$draft"
  chmod "$mode" "$draft"
  chown "$owner" "$draft"
  if [ -f "$file" ] && cmp -s "$draft" "$file" && [ "$(stat -c '%a %U:%G' "$file")" = "$(stat -c '%a %U:%G' "$draft")" ]; then
    rm -f "$draft"
  else
    mv -f "$draft" "$file"
    changed "wrote ${file#"$ROOT"}"
  fi
}

# own DIRECTORY MODE OWNER: creates the directory, or corrects its mode and owner.
own() {
  [ -d "$1" ] && [ "$(stat -c '%a %U:%G' "$1")" = "$2 $3" ] && return
  install -d -m "$2" -o "${3%:*}" -g "${3#*:}" "$1"
  changed "created ${1#"$ROOT"}"
}

# fill FILE: a template with its @NAMES@ replaced. Secrets are not among them: they stay in files of their own.
fill() {
  local name text
  text=$(cat "$1")
  for name in ROOT NAME OPT ETC VAR RUN BACKUP LOG PG_BIN ACCOUNT WEB_ACCOUNT SOCKET_GROUP METRICS SHARED_BUFFERS; do
    text=${text//"@$name@"/${!name:-}}
  done
  printf '%s\n' "$text"
}

# as ACCOUNT COMMAND…: runs the command with that account's user, group and supplementary groups.
as() {
  local account=$1
  shift
  (cd / && setpriv --reuid="$account" --regid="$(id -gn "$account")" --init-groups "$@")
}

secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
