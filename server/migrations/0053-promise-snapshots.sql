-- What the public page says of the promises. Neither table names a person, a promise or a moment: an account that is erased
-- changes nothing here.

-- Cases of a kind that enter the public figures together, as lines (engine/src/promises/public-lines.ts). Never changed.
create table promise_batches (
  kind text not null,
  -- The days of its cases in the service's zone; those of later days are in a later batch.
  from_day date not null,
  to_day date not null,
  lines jsonb not null,
  primary key (kind, to_day)
);

-- One a night. The file is all there is: the page's figures are computed from it.
create table promise_snapshots (
  day date primary key,
  taken_at timestamptz not null,
  csv text not null,
  -- SHA-256 of the file, in hexadecimal.
  hash text not null
);

-- The night reads what was kept since the last batch; what was broken has its index.
create index promises_kept on promises (kind, fulfilled_at) where state = 'kept';
