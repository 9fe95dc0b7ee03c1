-- no transaction
-- Notices to members: at most two a day, by day where the member is, one of a subject
-- (docs/decisions/programme/0096-member-notices.md).

-- Of the member's newest device, an IANA name; null: none has said it yet.
alter table accounts add column if not exists time_zone text;

-- Null: not a notice. Of a notice that was sent or tried, when: it has taken one of that day's slots.
alter table messages add column if not exists notice_subject text;
alter table messages add column if not exists notice_at timestamptz;
-- Not before: it waits for its hour, and not for a worker.
alter table messages add column if not exists held_until timestamptz;

drop index concurrently if exists messages_waiting_notices;
create index concurrently messages_waiting_notices on messages (account_id)
  where status = 'due' and notice_subject is not null;

drop index concurrently if exists messages_noticed;
create index concurrently messages_noticed on messages (account_id, notice_at) where notice_at is not null;

-- What an operator counts of the last day.
drop index concurrently if exists messages_cancelled;
create index concurrently messages_cancelled on messages (settled_at) where status = 'cancelled';
