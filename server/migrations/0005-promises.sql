-- The promise ledger. What a promise is follows from what was recorded of it (engine/src/promises); state, due_at and
-- credit_days are that answer as of the last look.
create table promises (
  account_id uuid references accounts (id) on delete cascade,
  id uuid not null,
  -- What the team and its messages call it by.
  reference_number text not null unique,
  kind text not null,
  -- What it is about, so that the same occasion makes one promise.
  subject text not null,
  starts_at timestamptz not null,
  -- Of a kind whose length each promise states.
  hours integer check (hours > 0),
  due_at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'kept', 'breached', 'void')),
  fulfilled_at timestamptz,
  voided_at timestamptz,
  -- When the breach was recorded: at the latest a minute after due_at.
  breached_at timestamptz,
  credit_days integer not null default 0 check (credit_days >= 0),
  rule_version text not null,
  -- When the sweep looks next; null once nothing can change without a new record.
  check_at timestamptz,
  lead_id uuid references leads (id) on delete cascade,
  -- A number that twice did not answer leaves the public figures.
  is_public boolean not null default true,
  unique (account_id, kind, subject),
  check ((state = 'breached') = (breached_at is not null)),
  check (state = 'breached' or credit_days = 0),
  primary key (id),
  constraint promises_account_id_id_key unique (account_id, id),
  constraint promises_owner check (num_nonnulls(account_id, lead_id) = 1)
);
create index promises_check on promises (check_at) where check_at is not null;
create index promises_open on promises (kind, due_at)
  where state in ('running', 'breached') and fulfilled_at is null and voided_at is null;
create index promises_breached on promises (breached_at) where state = 'breached';
create unique index promises_lead on promises (lead_id, kind, subject) where lead_id is not null;
-- What was promised in a kind since a day.
create index promises_started on promises (kind, starts_at);
-- The night reads what was kept since the last batch; what was broken has its index.
create index promises_kept on promises (kind, fulfilled_at) where state = 'kept';

create table promise_pauses (
  account_id uuid,
  promise_id uuid not null,
  starts_at timestamptz not null,
  -- Null while it lasts.
  ends_at timestamptz,
  reason text not null,
  actor text not null check (actor in ('membro', 'equipe')),
  -- What a pause by the team rests on: the question that was sent, reminders, days of silence.
  message_sent boolean,
  nudges integer,
  silent_days integer,
  primary key (promise_id, starts_at, actor),
  foreign key (promise_id) references promises (id) on delete cascade
);
create index promise_pauses_account on promise_pauses (account_id);
create unique index promise_pauses_open on promise_pauses (promise_id, actor) where ends_at is null;

-- Append-only: what happened to a promise, when, and by whom.
create table promise_events (
  account_id uuid,
  promise_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null,
  event text not null check (event in ('made', 'paused', 'resumed', 'kept', 'breached', 'fulfilled-late', 'void')),
  by text not null,
  primary key (promise_id, id),
  foreign key (promise_id) references promises (id) on delete cascade
);
-- One event of each kind that happens once: a breach is recorded once whatever happens to the sweep.
create unique index promise_events_once on promise_events (account_id, promise_id, event)
  where event not in ('paused', 'resumed');
create index promise_events_account on promise_events (account_id);

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
