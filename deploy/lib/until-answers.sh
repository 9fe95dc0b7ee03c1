#!/bin/sh
# until-answers.sh PROGRAMS DIRECTORY PORT: waits until PostgreSQL or PgBouncer accepts connections there.
for _ in $(seq 300); do
  "$1/pg_isready" -q -h "$2" -p "$3" && exit 0
  sleep 0.1
done
echo "no server accepts connections in $2" >&2
exit 1
