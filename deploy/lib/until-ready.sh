#!/usr/bin/env bash
# until-ready.sh SOCKET: waits until the API node behind it reports ready. Fails after 40 seconds, or at once when the
# process (MAINPID) has exited.
set -u
for _ in $(seq 400); do
  curl -fs -o /dev/null -m 2 --unix-socket "$1" http://localhost/v1/ready && exit 0
  if [ -n "${MAINPID:-}" ] && ! grep -qs '^State:.[^Z]' "/proc/$MAINPID/status"; then break; fi
  sleep 0.1
done
echo "$1 is not ready" >&2
exit 1
