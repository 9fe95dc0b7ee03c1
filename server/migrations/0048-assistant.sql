-- What members ask the assistant, and its answers (docs/decisions/programme/0099-assistant.md). Every word is sealed; in clear
-- stand whose turn it was, when, and how far an answer has come.
create table assistant_threads (
  account_id uuid primary key,
  -- The place of the newest answer; a question takes the next two places, one for itself and one for its answer.
  last_seq int not null check (last_seq > 0 and last_seq % 2 = 0)
) with (fillfactor = 80);

create table assistant_messages (
  account_id uuid not null,
  seq int not null check (seq > 0),
  -- Of a question, the device's own key: a resent question is asked once.
  id uuid not null,
  author text not null check (author in ('member', 'assistant')),
  -- The blocks, as far as the answer has come.
  sealed bytea not null,
  status text not null check (status in ('streaming', 'done', 'failed', 'handed-off')),
  -- Why an answer came from rules; null: from a model, or from fixed texts.
  basic text check (basic in ('not-configured', 'consent-missing', 'budget', 'outage')),
  -- An answer that is still written after this moment has lost its writer.
  lease_until timestamptz,
  at timestamptz not null,
  primary key (account_id, seq),
  check ((author = 'member') = (seq % 2 = 1)),
  check ((status = 'streaming') = (lease_until is not null)),
  check (author = 'assistant' or (status = 'done' and basic is null))
) with (fillfactor = 80);
create unique index assistant_messages_id on assistant_messages (account_id, id);
create index assistant_messages_lease on assistant_messages (lease_until) where lease_until is not null;
-- By age, for retention.
create index assistant_messages_at on assistant_messages (at);
create index assistant_messages_key on assistant_messages (substring(sealed from 2 for 8));
