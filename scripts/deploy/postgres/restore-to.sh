#!/bin/sh
# Restores PostgreSQL to a moment, into a new data folder, beside whatever runs now. Run it as the server's user.
#   restore-to.sh 2026-11-16T02:30:00Z    or    restore-to.sh latest
# BACKUP_DIR has the backups of base-backup.sh, ARCHIVE_DIR the archive of archive-wal.sh. The server is started in
# TARGET_DIR (new or empty) on TARGET_PORT of this machine. CONFIG_DIR has postgresql.conf and pg_hba.conf, if the
# distribution keeps them outside the data folder, such as /etc/postgresql/15/main.
set -eu

fail() {
  echo "restore-to: $1" >&2
  exit 1
}

[ $# -eq 1 ] || fail 'name the moment, such as 2026-11-16T02:30:00Z, or "latest"'
for name in BACKUP_DIR ARCHIVE_DIR TARGET_DIR TARGET_PORT; do
  eval "[ -n \"\${$name:-}\" ]" || fail "set $name; the head of this script explains it"
done
command -v pg_ctl > /dev/null || fail 'pg_ctl is missing; add the PostgreSQL programs to PATH, such as /usr/lib/postgresql/15/bin'
[ "$(id -u)" -ne 0 ] || fail "run it as the server's user (postgres), not as root"
[ -z "$(ls -A "$TARGET_DIR" 2> /dev/null)" ] || fail "$TARGET_DIR is not empty; choose a new folder"

# Names sort by time.
if [ "$1" = latest ]; then
  end=99999999T999999Z
else
  end=$(date -u -d "$1" +%Y%m%dT%H%M%SZ) || fail "$1 is not a moment; write it like 2026-11-16T02:30:00Z"
fi
chosen=
for folder in "$BACKUP_DIR"/base-*; do
  [ -d "$folder" ] || continue
  stamp=${folder##*/base-}
  if [ "$stamp" = "$end" ] || [ "$(printf '%s\n%s\n' "$stamp" "$end" | sort | head -n 1)" = "$stamp" ]; then chosen=$folder; fi
done
[ -n "$chosen" ] || fail "no backup in $BACKUP_DIR ended before $1"

umask 077
mkdir -p "$TARGET_DIR"
cp -a "$chosen/." "$TARGET_DIR/"
chmod 700 "$TARGET_DIR"
for file in postgresql.conf pg_hba.conf; do
  [ -f "$TARGET_DIR/$file" ] || cp "${CONFIG_DIR:-/nowhere}/$file" "$TARGET_DIR/" 2> /dev/null ||
    fail "the backup has no $file; set CONFIG_DIR to the folder of the server's configuration"
done
# The last of a setting counts. The restored server stands alone: it must not write into the archive it reads from, clean it up,
# follow the server it was copied from, or wait for the standbys of that one, which are not its own.
rm -f "$TARGET_DIR/standby.signal"
{
  echo "restore_command = 'cp \"$ARCHIVE_DIR/%f\" \"%p\"'"
  echo "archive_mode = 'off'"
  for name in archive_cleanup_command primary_conninfo primary_slot_name recovery_end_command synchronous_standby_names \
    recovery_target recovery_target_lsn recovery_target_name recovery_target_xid; do
    echo "$name = ''"
  done
  echo "recovery_min_apply_delay = '0'"
  if [ "$1" != latest ]; then
    echo "recovery_target_time = '$(date -u -d "$1" '+%Y-%m-%d %H:%M:%S.%6N+00')'"
    echo "recovery_target_action = 'promote'"
  fi
} >> "$TARGET_DIR/postgresql.auto.conf"
touch "$TARGET_DIR/recovery.signal"

log=$TARGET_DIR/restore.log
pg_ctl --pgdata "$TARGET_DIR" --log "$log" --wait --timeout 3600 --options "-p $TARGET_PORT -c listen_addresses=127.0.0.1" start > /dev/null || {
  grep -E 'FATAL|PANIC' "$log" | tail -n 3 >&2
  fail "the server did not start; $log has more"
}
# It answers while it still replays; only a promoted server takes writes.
tries=0
until pg_ctl --pgdata "$TARGET_DIR" status > /dev/null && grep -q 'database system is ready to accept connections' "$log"; do
  tries=$((tries + 1))
  [ $tries -lt 3600 ] && pg_ctl --pgdata "$TARGET_DIR" status > /dev/null || {
    grep -E 'FATAL|PANIC' "$log" | tail -n 3 >&2
    fail "the moment was not reached; $log has more"
  }
  sleep 1
done
echo "Restored $chosen to $1; it serves on port $TARGET_PORT. Next: tollgate serve --no-work"
echo "It stands alone: archive_mode is off and synchronous_standby_names empty, whatever they were. Set both again with its own archive and standby."
