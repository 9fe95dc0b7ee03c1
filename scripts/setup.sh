#!/usr/bin/env bash
# System packages: PostgreSQL, nginx, and for tests and drills three browsers, promtool, shellcheck, PgBouncer, age and
# logrotate. Installs only what is missing, starts no service, and needs no network when nothing is missing. Everything
# else that `.ci/run` uses is in Debian's smallest system (debootstrap --variant=minbase).
set -euo pipefail

missing=()
optional=()

say() { printf '  %s\n' "$*"; }
have() { say "✓ $1"; }
need() { say "· $1: missing"; missing+=("$2"); }

find_postgres() {
  local version
  for version in 18 17 16 15; do
    [ -x "/usr/lib/postgresql/$version/bin/initdb" ] && return 0
  done
  command -v initdb > /dev/null
}
find_nginx() { [ -x /usr/sbin/nginx ] || command -v nginx > /dev/null; }
find_chromium() { [ -x /usr/bin/chromium ] || [ -n "${CHROMIUM_PATH:-}" ]; }
find_headless_shell() { [ -x /usr/bin/chromium-headless-shell ] || [ -n "${CHROMIUM_PATH:-}" ]; }
find_firefox() { [ -x /usr/bin/firefox-esr ] || [ -n "${FIREFOX_PATH:-}" ]; }
find_webkit() { [ -x /usr/bin/WebKitWebDriver ] && compgen -G '/usr/lib/*/webkit2gtk-4.*/MiniBrowser' > /dev/null; }
find_xvfb() { command -v Xvfb > /dev/null; }
find_locales() { command -v localedef > /dev/null && [ -f /usr/share/i18n/locales/pt_BR ]; }
find_pgbouncer() { [ -x /usr/sbin/pgbouncer ]; }
find_age() { [ -x /usr/bin/age ]; }
find_logrotate() { [ -x /usr/sbin/logrotate ]; }
find_promtool() { command -v promtool > /dev/null; }
find_shellcheck() { command -v shellcheck > /dev/null; }
find_fonts() { compgen -G '/usr/share/fonts/truetype/liberation*' > /dev/null; }
find_brotli() { [ -f /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]; }
# Debian 12 has a package of version 15; elsewhere the distribution's default version is new enough.
postgres_package() { if apt-cache show postgresql-15 > /dev/null 2>&1; then echo postgresql-15; else echo postgresql; fi; }

echo "System packages:"
if ! command -v apt-get > /dev/null; then
  find_postgres && find_nginx && { have "PostgreSQL and nginx"; exit 0; }
  say "This machine has no apt-get. Install PostgreSQL 15 or newer, nginx, Chromium, promtool and shellcheck by other means,"
  say "for instance: brew install postgresql@17 nginx chromium prometheus shellcheck"
  exit 1
fi

if find_postgres; then have "PostgreSQL"; else need "PostgreSQL" "$(postgres_package)"; fi
if find_nginx; then have "nginx"; else need "nginx" nginx; fi
if find_brotli; then have "brotli for nginx"; else say "· brotli for nginx: missing (optional)"; optional+=(libnginx-mod-http-brotli-static); fi
if find_chromium; then have "Chromium"; else need "Chromium" chromium; fi
if find_headless_shell; then have "Chromium's headless shell"; else need "Chromium's headless shell" chromium-headless-shell; fi
if find_firefox; then have "Firefox"; else need "Firefox" firefox-esr; fi
# WebKit has no headless mode: it draws on a virtual screen, in Portuguese by a locale compiled for the run.
if find_webkit; then have "WebKit"; else need "WebKit" webkit2gtk-driver; fi
if find_xvfb; then have "Xvfb"; else need "Xvfb" xvfb; fi
if find_locales; then have "locales"; else need "locales" locales; fi
if find_fonts; then have "fonts"; else need "fonts" fonts-liberation; fi
# The drills run it in front of PostgreSQL, as production does.
if find_pgbouncer; then have "PgBouncer"; else need "PgBouncer" pgbouncer; fi
# Backups are encrypted with age, access logs rotated by logrotate: their tests use both as production does.
if find_age; then have "age"; else need "age" age; fi
if find_logrotate; then have "logrotate"; else need "logrotate" logrotate; fi
# Tests the alerts in deploy/alerts; only the package's promtool is used here.
if find_promtool; then have "promtool"; else need "promtool" prometheus; fi
# Lints the scripts of deploy/ in the tests.
if find_shellcheck; then have "shellcheck"; else need "shellcheck" shellcheck; fi

if [ ${#missing[@]} -eq 0 ] && [ ${#optional[@]} -eq 0 ]; then
  echo "Nothing to install."
  exit 0
fi

if [ "$(id -u)" -ne 0 ]; then
  [ ${#missing[@]} -eq 0 ] && { echo "Nothing more is needed."; exit 0; }
  echo "Installing needs root. Run:"
  say "sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${missing[*]} ${optional[*]}"
  exit 1
fi

# Debian starts services on installation unless this file denies it. An existing one is left as it is.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi

log=$(mktemp)
timeouts=(-o Acquire::Retries=1 -o Acquire::http::Timeout=20)
update() { apt-get "${timeouts[@]}" update < /dev/null > "$log" 2>&1; }
install() {
  DEBIAN_FRONTEND=noninteractive apt-get "${timeouts[@]}" install --yes --no-install-recommends "$@" < /dev/null > "$log" 2>&1
}

# The machine's package lists are often recent enough, and an update is slow.
compgen -G '/var/lib/apt/lists/*_Packages*' > /dev/null || update || true
if [ ${#missing[@]} -gt 0 ]; then
  echo "Installing ${missing[*]} …"
  install "${missing[@]}" || { update && install "${missing[@]}"; } || { tail -n 20 "$log"; echo "The installation failed."; exit 1; }
fi
for package in ${optional[@]+"${optional[@]}"}; do
  echo "Installing $package …"
  install "$package" || say "not available here; the site is served with gzip instead"
done
rm -f "$log"
echo "Done. No service was started: dev and stack run their own processes."
