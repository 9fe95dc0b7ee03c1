-- The guarantee by rules that were frozen at the purchase (docs/decisions/programme/0107-guarantee-decides-itself.md).

-- The version that the buyer saw; null for purchases made before there was one.
alter table payments add column guarantee_rule text;

-- Each request and its answer. The evidence, the answer and a member's objection are sealed; what a person of the team
-- looks at is a row of guarantee_claims with the same reference number.
create table guarantee_decisions (
  account_id uuid not null references accounts (id) on delete cascade,
  -- The device's own key: a resent request is decided once.
  id uuid not null,
  payment_id uuid not null references payments (id),
  reference_number text not null unique,
  rule_version text not null,
  decision text not null check (decision in ('granted', 'refused', 'not-yet', 'choice', 'human')),
  -- An older purchase, granted by the terms that it was made with.
  by_earlier_terms boolean not null default false,
  decided_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  -- Where the evidence's days lie in a calendar.
  day_one date not null,
  access_on date not null,
  -- SHA-256 of the bundle's canonical text.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  chosen text check (chosen in ('retomar-depois', 'reembolso-de-cortesia')),
  chosen_at timestamptz,
  primary key (account_id, id),
  check ((chosen is null) = (chosen_at is null)),
  check (chosen is null or decision = 'choice')
);
create index guarantee_decisions_payment on guarantee_decisions (payment_id, decided_at);
create index guarantee_decisions_key on guarantee_decisions (substring(sealed from 2 for 8));
