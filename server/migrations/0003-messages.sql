-- The outbox.

-- What is still to be said to whom, and what was. A link or a code is never here: it is computed while sending.
create table messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'whatsapp')),
  template text not null,
  recipient text not null,
  account_id uuid references accounts (id) on delete cascade,
  params jsonb not null,
  dedupe_key text unique,
  status text not null default 'due' check (status in ('due', 'sent', 'dead-lettered', 'cancelled')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- The last attempt failed for the whole channel: when the first one gets through again, all these are due.
  channel_down boolean not null default false,
  last_error text,
  -- The carrier's own id.
  reference text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- The confirmation of a deletion: once sent, the row forgets to whom.
  redact_after_send boolean not null default false,
  -- 0: a client waits for it (codes, resets, receipts); 1: the rest; 2: to our own team.
  priority smallint not null default 1,
  -- Null: not a notice. Of a notice that was sent or tried, when: it has taken one of that day's slots.
  notice_subject text,
  notice_at timestamptz,
  -- Not before: it waits for its hour, and not for a worker.
  held_until timestamptz
);
create index messages_account on messages (account_id) where account_id is not null;
-- Where a person's address may stand outside their own account.
create index messages_recipient on messages (recipient);
-- Most awaited first.
create index messages_due_by_priority on messages (channel, priority, due_at) where status = 'due';
create index messages_channel_down_by_priority on messages (channel, priority, created_at)
  where status = 'due' and channel_down;
create index messages_created on messages using brin (created_at);
-- Messages whose blanks are still filled in.
create index messages_filled on messages (created_at) where params <> '{}' and status <> 'due';
create index messages_dead_lettered on messages (settled_at) where status = 'dead-lettered';
create index messages_waiting_notices on messages (account_id)
  where status = 'due' and notice_subject is not null;
create index messages_noticed on messages (account_id, notice_at) where notice_at is not null;
-- What an operator counts of the last day.
create index messages_cancelled on messages (settled_at) where status = 'cancelled';
