-- One press of "pay". The row is written before the gateway is asked: an answer that gets lost leaves a question, not a hole.
create table payments (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- Bought by typing an email, or by somebody signed in: it decides who may use it.
  via text not null check (via in ('email', 'session')),
  email text not null,
  plan text not null,
  cycle text not null,
  amount_cents integer not null check (amount_cents > 0),
  method text not null check (method in ('credit-card', 'pix')),
  installments integer not null,
  status text not null check (status in ('pending', 'processing', 'failed', 'paid', 'received', 'refunded')),
  gateway text not null,
  -- The code's or the charge's id over there; null until it is known.
  gateway_id text,
  pix_code text,
  pix_image text,
  pix_expires_at timestamptz,
  replaced_at timestamptz,
  card_brand text,
  card_last4 text,
  failure text,
  idempotency_key text,
  request_hash bytea,
  -- The rules in force when it was bought.
  withdrawal_days integer not null,
  guarantee_days integer not null,
  -- What the Purchase event may tell, frozen at the moment of buying.
  allows_ads boolean not null,
  client_ip inet,
  user_agent text,
  fbc text,
  fbp text,
  created_at timestamptz not null,
  answered_at timestamptz,
  paid_at timestamptz,
  -- When to ask the gateway about it by ourselves.
  due_at timestamptz,
  asked integer not null default 0
);
create unique index payments_gateway_id on payments (gateway, gateway_id) where gateway_id is not null;
create unique index payments_idempotency on payments (account_id, idempotency_key) where idempotency_key is not null;
-- One open attempt per account.
create unique index payments_one_open on payments (account_id)
  where status in ('pending', 'processing') and replaced_at is null;
create index payments_account on payments (account_id, created_at);
create index payments_email on payments (email);
create index payments_due on payments (due_at) where due_at is not null;
create index payments_created on payments (created_at);

-- Money as the gateway knows it: every charge belongs to one payment, and what became of it is decided once.
create table charges (
  gateway text not null,
  gateway_charge_id text not null,
  payment_id uuid not null references payments (id),
  -- The whole plan of instalments is one charge here.
  installment_plan_id text,
  amount_cents integer not null,
  status text not null check (status in ('captured', 'returning', 'returned', 'disputed')),
  verdict text not null check (verdict in ('accepted', 'surplus', 'other-amount')),
  seen_at timestamptz not null,
  primary key (gateway, gateway_charge_id)
);
create index charges_payment on charges (payment_id);
-- At most one charge is kept for a payment; everything else goes back.
create unique index charges_one_accepted on charges (payment_id) where verdict = 'accepted';

-- The time somebody may use the plan. Nothing renews by itself.
create table plan_periods (
  payment_id uuid primary key references payments (id),
  account_id uuid not null references accounts (id),
  plan text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  suspended_at timestamptz,
  ended_at timestamptz
);
create index plan_periods_account on plan_periods (account_id, ends_at);

-- Money on its way back, and why.
create table refunds (
  id uuid primary key,
  protocol text not null unique,
  payment_id uuid not null references payments (id),
  gateway text not null,
  gateway_charge_id text not null,
  kind text not null check (kind in ('withdrawal', 'guarantee', 'surplus', 'other-amount')),
  amount_cents integer not null,
  status text not null check (status in ('due', 'sent', 'awaiting-approval', 'no-balance', 'done', 'denied')),
  requested_by text not null,
  requested_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz
);
create unique index refunds_one_per_charge on refunds (gateway, gateway_charge_id);
create index refunds_due on refunds (due_at) where due_at is not null;
create index refunds_payment on refunds (payment_id);

-- What the gateway told us, kept once. The body is a hint: the charge itself is read again before anything is granted.
create table webhook_events (
  gateway text not null,
  event_id text not null,
  event text not null,
  charge_id text,
  code_id text,
  reference text,
  plan_id text,
  is_later_part boolean not null default false,
  received_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0,
  handled_at timestamptz,
  outcome text,
  primary key (gateway, event_id)
);
create index webhook_events_due on webhook_events (due_at) where due_at is not null;

create table gateway_customers (
  gateway text not null,
  account_id uuid not null references accounts (id),
  document text not null,
  customer_id text not null,
  primary key (gateway, account_id, document)
);

-- Who did what to money, for ever.
create table deeds (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  deed text not null,
  payment_id uuid,
  details jsonb not null default '{}'
);
create index deeds_payment on deeds (payment_id) where payment_id is not null;
