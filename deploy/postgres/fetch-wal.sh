#!/usr/bin/env bash
# fetch-wal.sh NAME PATH ARCHIVE IDENTITY: the restore_command of deploy/restore.sh. A missing segment is the end of the
# WAL (1). One that cannot be decrypted aborts the recovery (200): the WAL continues, but not for this key.
set -uo pipefail
source=$3/$1.gz.age
[ -f "$source" ] || exit 1
age --decrypt --identity "$4" "$source" | gunzip > "$2" && exit 0
echo "$source cannot be decrypted: IDENTITY must hold the private keys of all recipients since the base backup" >&2
exit 200
