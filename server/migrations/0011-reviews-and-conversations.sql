-- Weekly reviews, conversations with the team, and the assistant.

-- Weekly reviews: a kind of sync, sealed as answers are. In clear stand which week, when, and the score that
-- orders the team's work. A review is never deleted by its member.
create table weekly_reviews (
  account_id uuid not null,
  -- Fixed by the week: every device of an account writes the same record.
  id uuid not null,
  -- Its Monday.
  week date not null,
  week_hlc uuid not null,
  sealed bytea not null,
  answers_hlc uuid not null,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  -- When its first version arrived: a correction leaves it.
  sent_at timestamptz not null,
  -- From 0 to 100; null where no reply is owed.
  score int check (score between 0 and 100),
  primary key (account_id, id)
);
create unique index weekly_reviews_changes on weekly_reviews (account_id, rev);
create unique index weekly_reviews_weeks on weekly_reviews (account_id, week);
create index weekly_reviews_key on weekly_reviews (substring(sealed from 2 for 8));

-- The team's reply to a review, sealed: who, two sentences, one next step.
create table review_replies (
  account_id uuid not null,
  -- Of the review.
  id uuid not null,
  sealed bytea not null,
  replied_at timestamptz not null,
  -- Whether the member has opened a reply to a review.
  read_at timestamptz,
  primary key (account_id, id)
);
create index review_replies_key on review_replies (substring(sealed from 2 for 8));

-- Members whose reviews open: from the first plan on.
create table review_schedules (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- The first window that opens after it is theirs.
  starts_at timestamptz not null,
  -- When the next opening is due.
  next_at timestamptz not null
);
create index review_schedules_due on review_schedules (next_at);

-- What members and the team write to each other (docs/decisions/programme/0095-conversations.md). Texts are sealed; in clear
-- stand who of the two sides wrote, when, and how far each has read.
create table conversations (
  account_id uuid not null,
  thread text not null check (thread in ('team', 'support')),
  -- The place of the newest message; the next one takes the next, so there is no gap.
  last_seq int not null check (last_seq > 0),
  last_at timestamptz not null,
  read_by_member int not null default 0,
  read_by_team int not null default 0,
  -- Whom the next answer is expected from; null: any person who answers here.
  holder text check (holder in ('nutri', 'treinador', 'suporte')),
  -- When the oldest message arrived that waits for a person; null: none does.
  waiting_since timestamptz,
  -- The messages to which an answer was promised: a person's next one here ends those promises.
  promised_for uuid[] not null default '{}',
  primary key (account_id, thread),
  check (read_by_member between 0 and last_seq),
  check (read_by_team between 0 and last_seq),
  check (waiting_since is not null or promised_for = '{}')
) with (fillfactor = 80);
create index conversations_waiting on conversations (thread, waiting_since) where waiting_since is not null;
create index conversations_support on conversations (last_at) where thread = 'support';

create table conversation_messages (
  account_id uuid not null,
  thread text not null check (thread in ('team', 'support')),
  seq int not null check (seq > 0),
  -- The device's or the professional's own key: a resent message is stored once.
  id uuid not null,
  author text not null check (author in ('member', 'team', 'system')),
  staff_id uuid,
  -- The text, and the name of who wrote it or the card that it is.
  sealed bytea not null,
  sent_at timestamptz not null,
  -- Of an answer that was promised: when it was asked for, and until when it was due.
  asked_at timestamptz,
  due_at timestamptz,
  -- A member's message is a record of sync: one clock for both fields, because it is never changed.
  hlc uuid,
  rev bigint,
  primary key (account_id, thread, seq),
  check ((author = 'member') = (hlc is not null)),
  check ((hlc is null) = (rev is null)),
  check ((author = 'team') = (staff_id is not null)),
  check ((asked_at is null) = (due_at is null))
);
create unique index conversation_messages_id on conversation_messages (account_id, id);
-- A device pulls its own messages of the last days, however long the thread is.
create index conversation_messages_own on conversation_messages (account_id, sent_at) where author = 'member';
create index conversation_messages_key on conversation_messages (substring(sealed from 2 for 8));

-- What a person of the team has written and not sent: each has one of their own in a thread.
create table conversation_drafts (
  account_id uuid not null,
  thread text not null check (thread in ('team', 'support')),
  staff_id uuid not null,
  sealed bytea not null,
  saved_at timestamptz not null,
  primary key (account_id, thread, staff_id)
);
create index conversation_drafts_key on conversation_drafts (substring(sealed from 2 for 8));

-- Replies that a person of the team keeps for later: no member's data. The service's own are engine/src/team/replies.
create table canned_replies (
  staff_id uuid not null references staff (id),
  -- The client's idempotency key.
  id uuid not null,
  title text not null check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 2000),
  saved_at timestamptz not null,
  primary key (staff_id, id)
);

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

-- One sentence each, sealed; in clear stand its kind and where it came from.
create table assistant_memories (
  account_id uuid not null,
  -- The device's own key: a resent sentence is stored once, a changed one replaces it.
  id uuid not null,
  key text not null check (key in ('prefere', 'evita', 'rotina', 'motivo', 'equipamento', 'tom')),
  sealed bytea not null,
  -- The answer that asked; null: written on the page.
  from_message uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, id)
);
create index assistant_memories_expired on assistant_memories (expires_at);
create index assistant_memories_sealed_key on assistant_memories (substring(sealed from 2 for 8));

-- Without a row the memory is on: nothing enters it without a tap.
create table assistant_memory_switches (
  account_id uuid primary key,
  is_on boolean not null,
  switched_at timestamptz not null
);

-- By member and day of the service. Turns are those that a model answers: rules cost nothing.
create table assistant_usage_days (
  account_id uuid not null,
  day date not null,
  turns int not null default 0 check (turns >= 0),
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cache_read_tokens bigint not null default 0,
  cache_write_tokens bigint not null default 0,
  -- Millionths of a dollar.
  micro_usd bigint not null default 0,
  primary key (account_id, day)
) with (fillfactor = 80);
create index assistant_usage_days_day on assistant_usage_days (day);

-- Of all members: the company's hard stop reads it. It stays when an account is erased.
create table assistant_company_days (
  day date primary key,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cache_read_tokens bigint not null default 0,
  cache_write_tokens bigint not null default 0,
  micro_usd bigint not null default 0,
  -- Millionths of a real, at the rate of the moment of each answer.
  micro_brl bigint not null default 0
) with (fillfactor = 50);
