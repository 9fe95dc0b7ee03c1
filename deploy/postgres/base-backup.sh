#!/usr/bin/env bash
# base-backup.sh SOCKET_DIR BACKUP_DIR PROGRAMS [KEPT]: a copy of the whole cluster, and the log since the oldest copy
# that is kept (7). Runs as postgres, by <name>-backup.timer. Copy BACKUP_DIR to another machine or it is no backup.
set -euo pipefail
socket=$1 backups=$2 programs=$3 kept=${4:-7}
name=$(date -u +%Y%m%dT%H%M%SZ)
draft=$backups/base/.$name
trap 'rm -rf "$draft"' EXIT

"$programs/pg_basebackup" -h "$socket" -U postgres -D "$draft" --format=tar --gzip --compress=1 --wal-method=none \
  --checkpoint=fast --no-password
sync "$draft"/*
mv "$draft" "$backups/base/$name"
sync "$backups/base"
echo "base backup $name: $(du -sh "$backups/base/$name" | cut -f1)"

mapfile -t old < <(find "$backups/base" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort | head -n -"$kept")
[ ${#old[@]} -eq 0 ] || rm -rf "${old[@]}"
# Each backup's first segment is named by a file in the archive; what is older than the oldest copy helps nobody.
oldest=$(find "$backups/base" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort | head -n 1)
first=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))/\1/p')
[ -z "$first" ] || "$programs/pg_archivecleanup" -x .gz "$backups/wal" "$first"

# Noted in the product's database, where the alert BackupTooOld looks.
bytes=$(du -sb "$backups/base/$name" | cut -f1)
ask() { "$programs/psql" -h "$socket" -U postgres -d "$1" -XAtq -v ON_ERROR_STOP=1 -c "$2"; }
for database in $(ask postgres "select datname from pg_database where not datistemplate and datname <> 'postgres'"); do
  ask "$database" "insert into backups (label, finished_at, bytes) values ('$name', now(), $bytes)"
done
