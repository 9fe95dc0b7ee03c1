-- Deletions and copies of a person's data.

-- Who left is not written here. account_id stays only while purchases have to be kept, to find them when their time is up.
create table deletions (
  reference_number text primary key,
  account_id uuid,
  deleted_at timestamptz not null,
  retain_until timestamptz,
  retained jsonb not null,
  -- What the law requires of a deleted account stands under a pseudonym. Which one stands with the deletion, sealed: a copy of
  -- the database leads from it to no purchase and no person (docs/decisions/privacy/0169-one-declaration-of-personal-data.md).
  sealed bytea
);
create index deletions_retain_until on deletions (retain_until) where retain_until is not null;
create index deletions_key on deletions (substring(sealed from 2 for 8)) where sealed is not null;

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
