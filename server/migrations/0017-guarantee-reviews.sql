-- The guarantee answers by itself once per person; a later claim is answered by somebody of the team, by due_at.
-- superseded: the money went back by another right before anybody answered.
alter table guarantee_claims drop constraint guarantee_claims_outcome_check;
alter table guarantee_claims add constraint guarantee_claims_outcome_check
  check (outcome in ('granted', 'refused', 'in-review', 'superseded'));
alter table guarantee_claims
  add column due_at timestamptz,
  add column answered_at timestamptz,
  add column answered_by text,
  -- Why somebody refused it: for the member to read.
  add column answer text,
  add column escalated_at timestamptz;
create unique index guarantee_claims_one_review on guarantee_claims (payment_id) where outcome = 'in-review';
create index guarantee_claims_review_due on guarantee_claims (due_at) where outcome = 'in-review';

-- Who has been granted it: keyed hashes of what identifies a person. They outlive the account and name nobody.
create table guarantee_grants (
  person_hash bytea primary key,
  granted_at timestamptz not null,
  keep_until timestamptz not null
);
create index guarantee_grants_keep_until on guarantee_grants (keep_until);
