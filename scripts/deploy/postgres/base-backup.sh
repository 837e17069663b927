#!/bin/sh
# Takes a base backup of a running PostgreSQL into BACKUP_DIR, verifies it, and records its time for /metrics.
# DATABASE_URL names the gateway's database for a superuser of the server: the gateway's own role may not copy it.
# Together with the archive of archive-wal.sh, restore-to.sh can bring the database to any moment after the end of this backup.
set -eu

fail() {
  echo "base-backup: $1" >&2
  exit 1
}

[ -n "${DATABASE_URL:-}" ] || fail 'set DATABASE_URL to the server, such as postgres://postgres@localhost/tollgate'
[ -n "${BACKUP_DIR:-}" ] || fail 'set BACKUP_DIR to the folder of the backups'
for tool in pg_basebackup pg_verifybackup psql; do
  command -v "$tool" > /dev/null || fail "$tool is missing; add the PostgreSQL programs to PATH, such as /usr/lib/postgresql/15/bin"
done
query() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname "$DATABASE_URL" --command "$1"
}

[ "$(query 'show archive_mode')" != off ] || fail 'archive_mode is off, so nothing after the backup could be restored; see archive-wal.sh'
umask 077
mkdir -p "$BACKUP_DIR"
partial="$BACKUP_DIR/partial-$$"
trap 'rm -rf "$partial"' EXIT
pg_basebackup --dbname "$DATABASE_URL" --pgdata "$partial" --checkpoint fast --wal-method stream \
  --manifest-checksums SHA256 --no-password || fail 'pg_basebackup failed; see above'
pg_verifybackup --quiet "$partial" || fail 'the backup does not match its manifest'
# The name is the end of the backup by the server's clock: earlier moments cannot be restored from it.
name=base-$(query "select to_char(clock_timestamp() at time zone 'UTC', 'YYYYMMDD\"T\"HH24MISS\"Z\"')")
[ ! -e "$BACKUP_DIR/$name" ] || fail "$BACKUP_DIR/$name exists"
mv "$partial" "$BACKUP_DIR/$name"
sync "$BACKUP_DIR"
query "insert into settings (name, value) values ('lastBackupAt', cast(cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as text))
       on conflict (name) do update set value = excluded.value"
echo "$BACKUP_DIR/$name"
