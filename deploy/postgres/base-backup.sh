#!/usr/bin/env bash
# base-backup.sh SOCKET_DIR BACKUP_DIR PROGRAMS RECIPIENTS [COUNT]: takes a base backup of the cluster, encrypted for the
# public keys in the file RECIPIENTS, keeps the newest COUNT (7) and the WAL since the oldest of them. Runs as postgres, by
# <name>-backup.timer. Copy BACKUP_DIR to another machine: on the same disk it is no backup.
set -euo pipefail
socket=$1 backups=$2 programs=$3 recipients=$4 count=${5:-7}
name=$(date -u +%Y%m%dT%H%M%SZ)
draft=$backups/base/.$name
trap 'rm -rf "$draft"' EXIT
mkdir "$draft"
ask() { "$programs/psql" -h "$socket" -U postgres -d "$1" -XAtq -v ON_ERROR_STOP=1 -c "$2"; }

# Never on the disk in clear. Only pg_basebackup's own output, with the WAL start point, is plain.
LC_ALL=C "$programs/pg_basebackup" -h "$socket" -U postgres -D - --format=tar --wal-method=none --checkpoint=fast \
  --no-password --verbose 2> "$draft/output" | gzip -1 | age --encrypt --recipients-file "$recipients" > "$draft/base.tar.gz.age" ||
  { cat "$draft/output" >&2; exit 1; }
start=$(sed -n 's/.*write-ahead log start point: \([0-9A-F/]*\) on timeline.*/\1/p' "$draft/output")
printf 'first=%s\nfinished=%s\n' "$(ask postgres "select pg_walfile_name('$start')")" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" > "$draft/about"
rm "$draft/output"
sync "$draft"/*
mv "$draft" "$backups/base/$name"
sync "$backups/base"
echo "base backup $name: $(du -sh "$backups/base/$name" | cut -f1)"

mapfile -t old < <(find "$backups/base" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort | head -n -"$count")
[ ${#old[@]} -eq 0 ] || rm -rf "${old[@]}"
# WAL older than the first segment of the oldest backup is of no use.
oldest=$(find "$backups/base" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort | head -n 1)
first=$(sed -n 's/^first=//p' "$oldest/about" 2> /dev/null || true)
if [ -n "$first" ]; then
  for suffix in .gz.age .sha256; do "$programs/pg_archivecleanup" -x "$suffix" "$backups/wal" "$first"; done
fi

# Recorded in the product's database, for the alert BackupTooOld.
bytes=$(du -sb "$backups/base/$name" | cut -f1)
for database in $(ask postgres "select datname from pg_database where not datistemplate and datname <> 'postgres'"); do
  ask "$database" "insert into backups (label, finished_at, bytes) values ('$name', now(), $bytes)"
done
