-- Browsers whose events are being erased because their owner left: what one transaction does not finish, a sweep does.
-- A row is gone as soon as nothing carries its mark any more.
create table event_erasures (
  fbp text primary key,
  requested_at timestamptz not null
);

-- An event that anybody may send with somebody's e-mail or phone is not theirs: nothing is found by these any more.
drop index conversions_email_hash;
drop index conversions_phone_hash;

-- One copy of a person's data at a time: asked for, built by the worker, fetched within two days. The next replaces it.
create table data_exports (
  id uuid primary key,
  account_id uuid not null unique references accounts (id) on delete cascade,
  status text not null check (status in ('preparing', 'ready', 'failed')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size integer,
  -- Null once it is built or given up.
  due_at timestamptz,
  attempts integer not null default 0
);
create index data_exports_due on data_exports (due_at) where due_at is not null;
create index data_exports_ready on data_exports (ready_at) where ready_at is not null;

-- The archive in pieces small enough to be read and sent one by one.
create table data_export_chunks (
  export_id uuid not null references data_exports (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (export_id, position)
);
-- Compressed already.
alter table data_export_chunks alter column bytes set storage external;

-- Asked for by whoever typed the address, without its owner's session: good for this one letter, and no consent.
alter table checkout_reminders add column is_wish boolean not null default false;
