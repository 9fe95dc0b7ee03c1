-- What the programme says happened, at most once a day of each kind. Never what somebody eats, weighs or feels.
create table programme_facts (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in (
    'questionnaire-opened', 'questionnaire-answered', 'provisional-plan-ready', 'definitive-plan-ready',
    'diary-day', 'workout-planned', 'workout-done'
  )),
  on_day date not null,
  recorded_at timestamptz not null,
  primary key (account_id, kind, on_day)
);

-- When the gateway took the refund in: the buyer is shown how far it is.
alter table refunds add column sent_at timestamptz;

-- Every claim of the guarantee and what was answered. The buyer's own words go with the account; the deed stays.
create table guarantee_claims (
  id uuid primary key,
  protocol text not null unique,
  payment_id uuid not null references payments (id),
  account_id uuid not null references accounts (id) on delete cascade,
  outcome text not null check (outcome in ('granted', 'refused')),
  -- Each condition as it stood then.
  conditions jsonb not null,
  evidence text not null,
  claimed_at timestamptz not null
);
create index guarantee_claims_payment on guarantee_claims (payment_id, claimed_at);

-- Somebody at the payment step who wants to be reminded, once, if they leave it unfinished.
create table checkout_reminders (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  email text not null,
  cycle text not null,
  method text not null check (method in ('credit-card', 'pix')),
  -- The landing page whose advertised price rides along.
  offer text,
  asked_at timestamptz not null,
  -- Null once it is settled: it never comes back.
  due_at timestamptz,
  outcome text check (outcome in ('sent', 'bought', 'unwanted')),
  settled_at timestamptz
);
create unique index checkout_reminders_one_open on checkout_reminders (account_id) where due_at is not null;
create index checkout_reminders_due on checkout_reminders (due_at) where due_at is not null;
create index checkout_reminders_account on checkout_reminders (account_id, asked_at);

-- Said once, a week before: nothing renews by itself.
alter table plan_periods add column ending_told_at timestamptz;
create index plan_periods_ending on plan_periods (ends_at) where ended_at is null and ending_told_at is null;
