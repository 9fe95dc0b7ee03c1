-- Who asked for a call, what they were promised, and whether it was kept.
create table leads (
  id uuid primary key,
  account_id uuid references accounts (id) on delete set null,
  full_name text not null,
  phone text not null,
  email text,
  variant text not null,
  offer_cents integer not null,
  promise text not null check (promise in ('5-minutes', '24-hours')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  contacted_at timestamptz,
  contacted_by text,
  note text,
  escalated_at timestamptz
);
create index leads_open on leads (due_at) where contacted_at is null;
create index leads_account on leads (account_id) where account_id is not null;
create index leads_created on leads (created_at);
