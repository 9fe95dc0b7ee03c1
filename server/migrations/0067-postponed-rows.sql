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
