#!/usr/bin/env bash
# archive-wal.sh PATH NAME ARCHIVE RECIPIENTS: PostgreSQL's archive_command. Succeeds only when the segment is complete,
# encrypted and synced. RECIPIENTS is a file of public keys: this machine can write the archive but not read it.
# An existing segment holds either the same bytes (a crash before PostgreSQL recorded success) or another server's WAL,
# which is never overwritten. The digest beside it is what is compared: nothing here can decrypt the segment.
set -euo pipefail
path=$1 target=$3/$2.gz.age digest=$3/$2.sha256 recipients=${4:?run install.sh: it names the file of public keys}
sum=$(sha256sum < "$path")
if [ -f "$target" ]; then
  [ "$sum" = "$(cat "$digest")" ]
  exit
fi
trap 'rm -f "$target.$$" "$digest.$$"' EXIT
printf '%s\n' "$sum" > "$digest.$$"
gzip -1 -c "$path" | age --encrypt --recipients-file "$recipients" > "$target.$$"
sync "$digest.$$" "$target.$$"
mv "$digest.$$" "$digest"
mv "$target.$$" "$target"
sync "$3"
