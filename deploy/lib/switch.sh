# shellcheck shell=bash
# Installs a release, and restarts the processes on it one after another while the others serve.

KEPT_RELEASES=5

# Copies this tree under releases/. Pages already open request the last build's assets: those are kept.
place_release() {
  local target=$OPT/releases/$RELEASE draft
  if [ ! -d "$target" ]; then
    draft=$OPT/releases/.$RELEASE.$$
    cp -a "$RELEASE_TREE" "$draft"
    chown -R root:root "$draft"
    chmod -R a+rX,go-w "$draft"
    if [ -d "$OPT/current/site/client/assets" ]; then
      (cd "$OPT/current/site/client/assets" && find . -type f -mtime -30 -print0 | copy_missing "$draft/site/client/assets")
    fi
    mv "$draft" "$target"
    touch "$target"
    changed "installed release $RELEASE"
  fi
  RELEASE_TREE=$target
}
copy_missing() { while IFS= read -r -d '' file; do [ -e "$1/$file" ] || { mkdir -p "$1/$(dirname "$file")" && cp -p "$file" "$1/$file"; }; done; }

current_release() { basename "$(readlink "$OPT/current" 2> /dev/null)" 2> /dev/null || true; }

# What the processes start from, and what nginx serves. The pages come last: they may call what only the new API has,
# while every release's API must be compatible with the previous release's pages.
link_release() { point current "releases/$1"; }
link_pages() { point site "releases/$1/site"; }
point() {
  [ "$(readlink "$OPT/$1" 2> /dev/null)" = "$2" ] && return
  ln -sfn "$2" "$OPT/.$1.$$"
  mv -T "$OPT/.$1.$$" "$OPT/$1"
}

migrate() {
  start "migrate@$1" || die "The migrations of $1 failed; the current release stays. The log says why: $(log_of "migrate@$1")"
}
log_of() { if [ "$INIT" = systemd ]; then echo "journalctl --namespace=$NAME-app -u '$NAME-$1'"; else echo "$LOG/$1.log"; fi; }

# Rolling restart: each node drains, and the next one restarts only when this one is ready again.
roll() {
  local node
  for node in $NODES; do
    restart "api@$node" || return 1
    say "api@$node is ready on $(current_release)"
  done
  for node in $WORKERS; do
    restart "worker@$node" || return 1
    say "worker@$node runs $(current_release)"
  done
}

# Reloads nginx if its configuration, the pages' headers or the list of pages changed.
reload_web() {
  local was=$1
  has_same_site() { cmp -s "$OPT/releases/$was/site/$1" "$OPT/site/$1"; }
  is_running web || return 0
  if [ -n "${WEB_CHANGED:-}" ] || ! has_same_site headers.conf || ! has_same_site pages.conf; then
    /usr/sbin/nginx -t -q -e stderr -c "$ETC/nginx/nginx.conf" && reload web && say "nginx reloaded its configuration"
  fi
}

delete_old_releases() {
  local name
  find "$OPT/releases" -mindepth 1 -maxdepth 1 -type d -name '.*' -mmin +60 -exec rm -rf {} +
  # Newest first, by the time of installation.
  find "$OPT/releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %f\n' | sort -rn | cut -d' ' -f2 | tail -n +$((KEPT_RELEASES + 1)) |
    while IFS= read -r name; do [ "$name" = "$(current_release)" ] || rm -rf "${OPT:?}/releases/$name"; done
}
