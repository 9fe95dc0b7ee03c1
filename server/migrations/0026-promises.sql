-- The promise ledger. What a promise is follows from what was recorded of it (engine/src/promises); state, due_at and
-- credit_days are that answer as of the last look.
create table promises (
  account_id uuid not null references accounts (id) on delete cascade,
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
  primary key (account_id, id),
  unique (account_id, kind, subject),
  check ((state = 'breached') = (breached_at is not null)),
  check (state = 'breached' or credit_days = 0)
);
create index promises_check on promises (check_at) where check_at is not null;
create index promises_open on promises (kind, due_at)
  where state in ('running', 'breached') and fulfilled_at is null and voided_at is null;
create index promises_breached on promises (breached_at) where state = 'breached';

create table promise_pauses (
  account_id uuid not null,
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
  primary key (account_id, promise_id, starts_at, actor),
  foreign key (account_id, promise_id) references promises (account_id, id) on delete cascade
);
create unique index promise_pauses_open on promise_pauses (account_id, promise_id, actor) where ends_at is null;

-- Append-only: what happened to a promise, when, and by whom.
create table promise_events (
  account_id uuid not null,
  promise_id uuid not null,
  id bigint generated always as identity,
  at timestamptz not null,
  event text not null check (event in ('made', 'paused', 'resumed', 'kept', 'breached', 'fulfilled-late', 'void')),
  by text not null,
  primary key (account_id, promise_id, id),
  foreign key (account_id, promise_id) references promises (account_id, id) on delete cascade
);
-- One event of each kind that happens once: a breach is recorded once whatever happens to the sweep.
create unique index promise_events_once on promise_events (account_id, promise_id, event)
  where event not in ('paused', 'resumed');
