-- no transaction
-- A purchase by typing an email is a channel of its own, bound to the network it was asked from; signed in it is ''.
-- Null once the buyer is forgotten: such rows clash with nobody's.
alter table payments add column if not exists requester text default '';

drop index concurrently if exists payments_one_open_per_channel;
create unique index concurrently payments_one_open_per_channel on payments (account_id, via, requester)
  where status in ('pending', 'processing') and replaced_at is null;
drop index concurrently if exists payments_one_open;

drop index concurrently if exists payments_idempotency_per_channel;
create unique index concurrently payments_idempotency_per_channel on payments (account_id, via, requester, idempotency_key)
  where idempotency_key is not null;
drop index concurrently if exists payments_idempotency;

-- The gateway's counter, shared by all nodes: out of how many calls, and until when it holds.
alter table gateway_quota add column if not exists call_limit integer;
alter table gateway_quota add column if not exists resets_at timestamptz;

-- Every charge made over there between these two moments was looked at: a code that lived in between was not paid.
create table if not exists gateway_walks (
  gateway text primary key,
  covers_from timestamptz not null,
  began_at timestamptz not null
);
