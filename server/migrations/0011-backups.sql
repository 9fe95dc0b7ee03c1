-- Each base backup that was finished, written by deploy/postgres/base-backup.sh: how old the newest is, an alert watches.
create table backups (
  label text primary key,
  finished_at timestamptz not null,
  bytes bigint not null
);
