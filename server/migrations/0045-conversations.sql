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
  -- Whom the next answer is expected from; null: whoever answers here.
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
  -- A member's message is a record of sync (0022): one clock for both fields, because it is never changed.
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

create trigger conversations_attention after insert on conversations
  for each row when (new.thread = 'team') execute function mark_attention();
create trigger conversations_waiting_attention after update on conversations
  for each row when (new.thread = 'team'
    and (new.waiting_since is distinct from old.waiting_since or new.holder is distinct from old.holder))
  execute function mark_attention();

-- Words that speak of an eating disorder ask for a person, as an emergency does, with a calmer notice.
alter table on_call_alerts drop constraint on_call_alerts_urgency_check;
alter table on_call_alerts add constraint on_call_alerts_urgency_check
  check (urgency in ('crisis', 'emergency', 'care'));

-- Whether the member has opened a reply to a review. Those from before were announced long ago.
alter table review_replies add column read_at timestamptz;
update review_replies set read_at = replied_at;
