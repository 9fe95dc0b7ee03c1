-- Days that a broken promise added to a purchase (docs/decisions/programme/0102-credits-for-broken-promises.md). A period lasts
-- the days that were bought plus these, whatever moved it.
create table subscription_credits (
  -- The period that became longer.
  payment_id uuid not null references subscription_periods (payment_id),
  -- What the days are for: 'promise' and its id.
  source text not null,
  -- In all, for this source and period: it only grows.
  days integer not null check (days > 0),
  updated_at timestamptz not null,
  primary key (payment_id, source)
);

-- What was owed before credits were given: the next sweep gives it.
update promises set check_at = now() where credit_days > 0 and check_at is null;

-- Nothing reads programme_facts any more: each fact is recorded where it happens. The release before this one writes it, so
-- that the table goes with a later one.
