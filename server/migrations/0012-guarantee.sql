-- What a person of the team answers, by due_at: a guarantee that was decided before for the same person, a refusal that the
-- member disagrees with, another request for money. superseded: the money went back by another right before the answer.
create table guarantee_claims (
  id uuid primary key,
  reference_number text not null unique,
  payment_id uuid not null references payments (id),
  account_id uuid not null references accounts (id) on delete cascade,
  outcome text not null check (outcome in ('granted', 'refused', 'in-review', 'superseded')),
  claimed_at timestamptz not null,
  due_at timestamptz,
  answered_at timestamptz,
  answered_by text,
  -- Why it was refused: for the member to read.
  answer text,
  escalated_at timestamptz,
  -- Of another request than the guarantee's: which kind, and the amount of the day it was asked on.
  kind text not null default 'guarantee'
    check (kind in ('guarantee', 'not-served', 'remote-care-declined', 'goodwill')),
  amount_cents integer check (amount_cents > 0),
  constraint guarantee_claims_amount check ((kind = 'guarantee') = (amount_cents is null))
);
create index guarantee_claims_payment on guarantee_claims (payment_id, claimed_at);
create unique index guarantee_claims_one_review on guarantee_claims (payment_id) where outcome = 'in-review';
create index guarantee_claims_review_due on guarantee_claims (due_at) where outcome = 'in-review';

-- Who has been granted it: keyed hashes of what identifies a person. They outlive the account and name nobody.
create table guarantee_grants (
  person_hash bytea primary key,
  granted_at timestamptz not null,
  retain_until timestamptz not null
);
create index guarantee_grants_retain_until on guarantee_grants (retain_until);

-- Each request and its answer, by the rules that were frozen at the purchase. The evidence, the answer and a member's objection
-- are sealed; what a person of the team looks at is a row of guarantee_claims with the same reference number.
create table guarantee_decisions (
  account_id uuid not null references accounts (id) on delete cascade,
  -- The device's own key: a resent request is decided once.
  id uuid not null,
  payment_id uuid not null references payments (id),
  reference_number text not null unique,
  rule_version text not null,
  decision text not null check (decision in ('granted', 'refused', 'not-yet', 'choice', 'human')),
  decided_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  -- Where the evidence's days lie in a calendar.
  day_one date not null,
  access_on date not null,
  -- SHA-256 of the bundle's canonical text.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Goes with the consent to health data; hash and decision stay.
  sealed bytea,
  chosen text check (chosen in ('retomar-depois', 'reembolso-de-cortesia')),
  chosen_at timestamptz,
  primary key (account_id, id),
  check ((chosen is null) = (chosen_at is null)),
  check (chosen is null or decision = 'choice')
);
create index guarantee_decisions_payment on guarantee_decisions (payment_id, decided_at);
create index guarantee_decisions_key on guarantee_decisions (substring(sealed from 2 for 8));
