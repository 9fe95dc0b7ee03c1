-- no transaction
-- What the retention sweep looks for. Events and messages come in the order of time: a few bytes for each range of blocks.
drop index concurrently if exists conversions_occurred;
create index concurrently conversions_occurred on conversions using brin (occurred_at);

-- Events that still carry a mark of a browser or a person.
drop index concurrently if exists conversions_marked;
create index concurrently conversions_marked on conversions (occurred_at)
  where client_ip is not null or user_agent is not null or fbc is not null or fbp is not null or label is not null
    or matching is not null;

drop index concurrently if exists messages_created;
create index concurrently messages_created on messages using brin (created_at);

-- Messages whose blanks are still filled in.
drop index concurrently if exists messages_filled;
create index concurrently messages_filled on messages (created_at) where params <> '{}' and status <> 'due';

drop index concurrently if exists proofs_expired;
create index concurrently proofs_expired on proofs (expires_at);

drop index concurrently if exists sessions_expired;
create index concurrently sessions_expired on sessions (expires_at);

drop index concurrently if exists checkout_reminders_settled;
create index concurrently checkout_reminders_settled on checkout_reminders (settled_at) where settled_at is not null;
