-- What is still to be said to whom, and what was. A link or a code is never here: it is computed while sending.
create table messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'whatsapp')),
  template text not null,
  recipient text not null,
  account_id uuid references accounts (id) on delete cascade,
  params jsonb not null,
  dedupe_key text unique,
  status text not null default 'due' check (status in ('due', 'sent', 'parked', 'cancelled')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- The last attempt failed for everybody on this channel: when the first one gets through again, all these are due.
  line_down boolean not null default false,
  last_error text,
  -- What the carrier calls it.
  reference text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index messages_due on messages (channel, due_at) where status = 'due';
create index messages_line_down on messages (channel, created_at) where status = 'due' and line_down;
create index messages_account on messages (account_id) where account_id is not null;
