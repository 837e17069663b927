#!/bin/sh
# PostgreSQL's archive_command: keeps each finished piece of the write-ahead log, so that base-backup.sh and restore-to.sh
# can bring the database to any moment. In postgresql.conf:
#   archive_mode = on
#   archive_command = 'ARCHIVE_DIR=/var/backups/tollgate/wal sh /path/to/archive-wal.sh "%p" "%f"'
#   archive_timeout = 60
# The folder should be on another disk, or better, another machine.
set -eu

: "${ARCHIVE_DIR:?set ARCHIVE_DIR to the folder of the archive}"
path=$1
name=$2

# After a crash PostgreSQL may offer a piece again: the same one is fine, another one under its name is not.
if [ -f "$ARCHIVE_DIR/$name" ]; then
  cmp -s "$path" "$ARCHIVE_DIR/$name" && exit 0
  echo "archive-wal: $ARCHIVE_DIR/$name exists and differs; is another server using this archive?" >&2
  exit 1
fi
cp "$path" "$ARCHIVE_DIR/$name.partial"
# PostgreSQL removes its own copy once this script ends well, so this one must be on disk by then.
sync "$ARCHIVE_DIR/$name.partial"
mv "$ARCHIVE_DIR/$name.partial" "$ARCHIVE_DIR/$name"
sync "$ARCHIVE_DIR"
