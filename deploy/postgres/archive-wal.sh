#!/usr/bin/env bash
# archive-wal.sh PATH NAME ARCHIVE RECIPIENTS: PostgreSQL's archive_command. Says yes only when the segment is whole,
# encrypted and on the disk. RECIPIENTS is a file of public keys: this machine can write the archive and not read it.
# A name that is taken holds either the same bytes, after a crash between the copy and our yes, or another server's log:
# that is never written over. Their digest lies beside, because nothing here could decrypt them to compare.
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
