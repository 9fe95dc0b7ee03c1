-- What professionals do about a member's answers, kept as their decisions are
-- (docs/decisions/programme/0121-acts-of-professionals-on-answers.md). In clear stand who and when.

-- A food that an answer excludes and a professional allows, or no longer does: the newest act about a food counts. Which
-- food it is and why is sealed.
create table food_overrides (
  account_id uuid not null,
  -- The client's idempotency key.
  id uuid not null,
  act text not null check (act in ('allow', 'revoke')),
  staff_id uuid not null,
  decided_at timestamptz not null,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id)
);
create index food_overrides_newest on food_overrides (account_id, decided_at);
create index food_overrides_key on food_overrides (substring(sealed from 2 for 8));
create index food_overrides_retained on food_overrides (retained_since) where retained_since is not null;

-- An answer that the member told a professional, who recorded it. The answer itself is among the member's answers.
create table reported_answers (
  account_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  -- When and how it was told.
  reported_on date not null,
  channel text not null check (channel in ('chat', 'appointment', 'phone')),
  recorded_at timestamptz not null,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id)
);
create index reported_answers_newest on reported_answers (account_id, recorded_at);
create index reported_answers_key on reported_answers (substring(sealed from 2 for 8));
create index reported_answers_retained on reported_answers (retained_since) where retained_since is not null;

create trigger food_overrides_append_only before update or delete on food_overrides
  for each row execute function keep_professional_record();
create trigger food_overrides_not_truncated before truncate on food_overrides
  for each statement execute function keep_professional_record();
create trigger reported_answers_append_only before update or delete on reported_answers
  for each row execute function keep_professional_record();
create trigger reported_answers_not_truncated before truncate on reported_answers
  for each statement execute function keep_professional_record();
