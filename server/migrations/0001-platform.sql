-- What the server keeps for itself.

-- Counters of attempts, in the shape the limiter library writes.
create table throttles (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- Each base backup that was finished, written by deploy/postgres/base-backup.sh: how old the newest is, an alert watches.
create table backups (
  label text primary key,
  finished_at timestamptz not null,
  bytes bigint not null
);

-- Due rows whose work failed: each waits for its next turn while the sweep goes on with the others. The reason is the error's
-- kind and never its text, which may name a person. Gone once the row's work is done, or a day after it stopped being due.
create table postponed_rows (
  sweep text not null,
  row_key text not null,
  failures integer not null,
  reason text not null,
  first_failed_at timestamptz not null,
  retry_at timestamptz not null,
  primary key (sweep, row_key)
);

-- Who did what to money, for ever.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  payment_id uuid,
  details jsonb not null default '{}'
);
create index audit_log_payment on audit_log (payment_id) where payment_id is not null;
