-- The questionnaire. A value is sealed by the application (docs/decisions/privacy/0069-sealed-answers.md): in clear stand
-- which question was answered, and when.
create table intake_answers (
  account_id uuid not null,
  -- Fixed by the question: every device of an account writes the same record.
  id uuid not null,
  -- Null once the value of a deleted answer is erased.
  sealed bytea,
  hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index intake_answers_changes on intake_answers (account_id, rev);
create index intake_answers_deleted on intake_answers (deleted_at) where deleted_at is not null and hlc is not null;
create index intake_answers_saved on intake_answers using brin (saved_at);
-- By which secret a value was sealed: a rotation looks for the others.
create index intake_answers_key on intake_answers (substring(sealed from 2 for 8)) where sealed is not null;

-- A lost value of a kind that is sealed.
alter table sync_conflicts alter column value drop not null;
alter table sync_conflicts add column sealed bytea;
alter table sync_conflicts add constraint sync_conflicts_value_check check (num_nonnulls(value, sealed) = 1) not valid;
create index sync_conflicts_key on sync_conflicts (substring(sealed from 2 for 8)) where sealed is not null;

-- What the safety table decided, each time that it decided otherwise; the newest is in force. It outlives the answers and
-- the account: levels, codes of rows and times, nothing that a person said.
create table intake_assessments (
  account_id uuid not null,
  number int not null,
  decided_at timestamptz not null,
  -- When the questionnaire was first closed; null before.
  completed_at timestamptz,
  outcome text not null check (outcome in
    ('crisis', 'not-served', 'no-consent', 'remote-care-declined', 'person-first', 'limited', 'plan')),
  plan text not null check (plan in ('completo', 'gratis')),
  safety_version text not null,
  questionnaire_version text not null,
  targets_version text not null,
  diet text not null check (diet in ('A', 'B', 'C', 'N', 'D')),
  training text check (training in ('A', 'B', 'C', 'N', 'D')),
  row_codes text[] not null,
  -- Until when a person reads or calls.
  person_by timestamptz,
  definitive_plan_by timestamptz,
  -- Newer answers would allow more, and a person decides.
  awaits_review boolean not null,
  refund text check (refund in ('not-served', 'remote-care-declined', 'goodwill')),
  -- Numbers shown, notes, caps and blocked regions, sealed; null once the answers are erased.
  sealed bytea,
  -- When the account was deleted: it is then kept for the legal time.
  retained_since timestamptz,
  primary key (account_id, number)
);
create index intake_assessments_key on intake_assessments (substring(sealed from 2 for 8)) where sealed is not null;
create index intake_assessments_retained on intake_assessments (retained_since) where retained_since is not null;
