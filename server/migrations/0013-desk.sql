-- The team's queue and what professionals write in a member's file.

-- The team's queue: one row for each member and profession, ranked. Opening a queue is one read of attention_queue. Codes,
-- levels, times and counts alone: a member's words are read in the file, where the look is recorded.
create table attention (
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('nutri', 'treinador')),
  staff_id uuid not null references staff (id),
  name text not null,
  -- The programme's first day.
  started_on date not null,
  diet text check (diet in ('A', 'B', 'C', 'N', 'D')),
  training text check (training in ('A', 'B', 'C', 'N', 'D')),
  -- What the score and the texts are made of (engine/src/team/queue).
  facts jsonb not null,
  -- Null: nothing to do.
  kind text check (kind in ('alert', 'plan', 'conversation', 'review', 'call', 'silence')),
  score int not null,
  since timestamptz not null,
  minutes int not null,
  -- The nearest promise or call that is not paused: nothing is put off past it.
  due_at timestamptz,
  -- When time alone changes the score, and when the facts are read anew though nothing was marked.
  rescore_at timestamptz not null,
  refresh_at timestamptz not null,
  claimed_by uuid references staff (id),
  claimed_name text,
  lease_until timestamptz,
  postponed_until timestamptz,
  primary key (account_id, role),
  check (num_nonnulls(claimed_by, claimed_name, lease_until) in (0, 3))
) with (fillfactor = 80);
create index attention_queue on attention (staff_id, score desc, since);
create index attention_rescore on attention (rescore_at);
create index attention_refresh on attention (refresh_at);

-- Grows with every change of a professional's queue: a caller that has it reads nothing else.
create table attention_heads (
  staff_id uuid primary key references staff (id),
  rev bigint not null,
  -- Tasks done on that day.
  done_on date not null,
  done int not null
);

-- Members of whom something changed, until the sweep has read them. Only ever inserted, so that no transaction of a member
-- waits for another one (docs/decisions/programme/0090-attention-queue.md).
create table attention_changes (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  changed_at timestamptz not null default now(),
  -- Not before; null: at once.
  due_at timestamptz
);
create index attention_changes_account on attention_changes (account_id);

create function mark_attention() returns trigger language plpgsql as $$
begin
  insert into attention_changes (account_id) values (new.account_id);
  return null;
end
$$;

create function mark_attention_of_account() returns trigger language plpgsql as $$
begin
  insert into attention_changes (account_id) values (new.id);
  return null;
end
$$;

-- What changes a member's place in the queue. A lead stands in none.
create trigger promises_attention
  after insert or update of state, due_at, fulfilled_at, voided_at on promises
  for each row when (new.account_id is not null) execute function mark_attention();
create trigger promise_pauses_attention after insert or update on promise_pauses
  for each row when (new.account_id is not null) execute function mark_attention();
create trigger on_call_alerts_attention after insert or update of acknowledged_at on on_call_alerts
  for each row execute function mark_attention();
create trigger pain_reports_attention after insert or update of urgency, read_at on pain_reports
  for each row execute function mark_attention();
create trigger intake_assessments_attention after insert on intake_assessments
  for each row execute function mark_attention();
create trigger weekly_reviews_attention after insert on weekly_reviews
  for each row execute function mark_attention();
create trigger review_replies_attention after insert on review_replies
  for each row execute function mark_attention();
create trigger bookings_attention after insert or update of state on bookings
  for each row execute function mark_attention();
create trigger subscription_periods_attention after insert or update of ended_at, suspended_at on subscription_periods
  for each row execute function mark_attention();
create trigger staff_assignments_attention after insert or update of until on staff_assignments
  for each row execute function mark_attention();
create trigger accounts_attention after update of full_name on accounts
  for each row when (new.deleted_at is null and old.full_name is distinct from new.full_name)
  execute function mark_attention_of_account();
create trigger plan_signatures_attention after insert on plan_signatures
  for each row execute function mark_attention();
create trigger conversations_attention after insert on conversations
  for each row when (new.thread = 'team') execute function mark_attention();
create trigger conversations_waiting_attention after update on conversations
  for each row when (new.thread = 'team'
    and (new.waiting_since is distinct from old.waiting_since or new.holder is distinct from old.holder))
  execute function mark_attention();
create trigger plan_withdrawals_attention after insert on plan_withdrawals
  for each row execute function mark_attention();
create trigger reported_signs_attention after insert or update on reported_signs
  for each row when (new.reported_at is not null) execute function mark_attention();

-- What professionals write in a member's file, sealed (docs/decisions/programme/0091-releasing-a-member.md). In clear stand
-- who, when and about which half.

-- Between the professionals. Gone with the account.
create table staff_comments (
  account_id uuid not null references accounts (id) on delete cascade,
  -- The client's idempotency key.
  id uuid not null,
  staff_id uuid not null references staff (id),
  written_at timestamptz not null,
  sealed bytea not null,
  primary key (account_id, id)
);
create index staff_comments_newest on staff_comments (account_id, written_at);
create index staff_comments_key on staff_comments (substring(sealed from 2 for 8));

-- What was said in a call. No foreign key: it outlives the account, for the legal time.
create table call_notes (
  account_id uuid not null,
  id uuid not null,
  staff_id uuid not null references staff (id),
  booking_id uuid,
  minutes int check (minutes between 1 and 240),
  written_at timestamptz not null,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id)
);
create index call_notes_newest on call_notes (account_id, written_at);
create index call_notes_key on call_notes (substring(sealed from 2 for 8));
create index call_notes_retained on call_notes (retained_since) where retained_since is not null;
create trigger call_notes_append_only before update or delete on call_notes
  for each row execute function keep_professional_record();
create trigger call_notes_not_truncated before truncate on call_notes
  for each statement execute function keep_professional_record();

-- What a professional decided about a member whom a person reads first: kept as call notes are.
create table reading_decisions (
  account_id uuid not null,
  id uuid not null,
  -- The assessment that was read.
  assessment int not null,
  half text not null check (half in ('diet', 'training')),
  decision text not null check (decision in ('keep', 'limits', 'release', 'not-served')),
  staff_id uuid not null,
  decided_at timestamptz not null,
  -- Of keep: when it is looked at again.
  review_by timestamptz,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id),
  check ((decision = 'keep') = (review_by is not null))
);
create index reading_decisions_newest on reading_decisions (account_id, decided_at);
create index reading_decisions_key on reading_decisions (substring(sealed from 2 for 8));
create index reading_decisions_retained on reading_decisions (retained_since) where retained_since is not null;
create trigger reading_decisions_append_only before update or delete on reading_decisions
  for each row execute function keep_professional_record();
create trigger reading_decisions_not_truncated before truncate on reading_decisions
  for each statement execute function keep_professional_record();
