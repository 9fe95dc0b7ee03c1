#!/bin/sh
# archive-wal.sh PATH NAME ARCHIVE: PostgreSQL's archive_command. Says yes only when the segment is whole and on the disk.
# A name that is taken holds either the same bytes, after a crash between the copy and our yes, or somebody else's log:
# that is never written over.
set -eu
path=$1 target=$3/$2.gz
if [ -f "$target" ]; then
  gunzip -c "$target" | cmp -s - "$path"
  exit
fi
draft=$target.$$
trap 'rm -f "$draft"' EXIT
gzip -1 -c "$path" > "$draft"
sync "$draft"
mv "$draft" "$target"
sync "$3"
