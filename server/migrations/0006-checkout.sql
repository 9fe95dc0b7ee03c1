-- Payments, what they bought, and money on its way back.

-- One payment attempt. The row is written before the gateway is asked: an answer that gets lost leaves a question, not a hole.
create table payments (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- Bought by typing an email, or with a session: it decides who may use it.
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
  lookup_count integer not null default 0,
  -- A purchase by typing an email is a channel of its own, bound to the network it was asked from; signed in it is ''.
  -- Null once the buyer is forgotten: such rows clash with nobody's.
  requester text default '',
  -- The latest moment at which people start, as the buyer read it before paying; null while places are not counted.
  shown_start_at timestamptz,
  -- The version of the guarantee's rules that the buyer saw (docs/decisions/programme/0107-guarantee-decides-itself.md).
  guarantee_rule text not null
);
create unique index payments_gateway_id on payments (gateway, gateway_id) where gateway_id is not null;
create index payments_account on payments (account_id, created_at);
create index payments_email on payments (email);
create index payments_due on payments (due_at) where due_at is not null;
create index payments_created on payments (created_at);
create unique index payments_one_open_per_channel on payments (account_id, via, requester)
  where status in ('pending', 'processing') and replaced_at is null;
create unique index payments_idempotency_per_channel on payments (account_id, via, requester, idempotency_key)
  where idempotency_key is not null;
create index payments_shown_start on payments (shown_start_at)
  where shown_start_at is not null and replaced_at is null and status in ('pending', 'processing');

-- Money as the gateway knows it: every charge belongs to one payment, and what became of it is decided once.
create table charges (
  gateway text not null,
  gateway_charge_id text not null,
  payment_id uuid not null references payments (id),
  -- The whole plan of instalments is one charge here.
  installment_plan_id text,
  amount_cents integer not null,
  status text not null check (status in ('captured', 'refunding', 'refunded')),
  disposition text not null check (disposition in ('accepted', 'duplicate', 'amount-mismatch')),
  seen_at timestamptz not null,
  -- A cardholder's dispute is the charge's. A payment's own status says nothing of it, so that a won one leaves no trace there.
  dispute text check (dispute in ('open', 'lost', 'won')),
  -- When what we know of it was read over there: what was read before that says nothing new.
  dispute_read_at timestamptz,
  primary key (gateway, gateway_charge_id)
);
create index charges_payment on charges (payment_id);
-- At most one charge is kept for a payment; everything else goes back.
create unique index charges_one_accepted on charges (payment_id) where disposition = 'accepted';
-- Few, and asked for beside every payment that is shown.
create index charges_disputed on charges (payment_id) where dispute in ('open', 'lost');

-- The time in which a member may use the plan. Nothing renews by itself.
create table subscription_periods (
  payment_id uuid primary key references payments (id),
  account_id uuid not null references accounts (id),
  plan text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  suspended_at timestamptz,
  ended_at timestamptz,
  -- Said once, a week before: nothing renews by itself.
  ending_notified_at timestamptz,
  -- When the next reminder of an unanswered questionnaire is due; null once there is none to send.
  questionnaire_reminder_at timestamptz,
  -- How many were sent: two at most.
  questionnaire_reminders integer not null default 0,
  -- When promises that a period carried were looked at after its end: without access they become void.
  promises_reviewed_at timestamptz,
  -- From when people work for the member, where that is later than access; null: from the period's start.
  people_from timestamptz,
  -- The place that was taken with access (docs/decisions/programme/0106-places.md): the week in which people start, by its
  -- Monday, and a number in it.
  place_week date,
  place_number int
);
create index subscription_periods_account on subscription_periods (account_id, ends_at);
create index subscription_periods_ending on subscription_periods (ends_at) where ended_at is null and ending_notified_at is null;
create index subscription_periods_questionnaire_reminder on subscription_periods (questionnaire_reminder_at)
  where questionnaire_reminder_at is not null;
create index subscription_periods_unreviewed on subscription_periods ((coalesce(ended_at, ends_at)))
  where promises_reviewed_at is null;
create unique index subscription_periods_place on subscription_periods (place_week, place_number)
  where place_week is not null;

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

-- Money on its way back, and why.
create table refunds (
  id uuid primary key,
  reference_number text not null unique,
  payment_id uuid not null references payments (id),
  gateway text not null,
  gateway_charge_id text not null,
  kind text not null check (
    kind in ('withdrawal', 'guarantee', 'not-served', 'remote-care-declined', 'goodwill', 'duplicate', 'amount-mismatch')),
  amount_cents integer not null,
  status text not null check (
    status in ('pending', 'submitted', 'awaiting-approval', 'insufficient-balance', 'succeeded', 'rejected')),
  requested_by text not null,
  requested_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz,
  -- When the gateway took the refund in: the buyer is shown how far it is.
  sent_at timestamptz,
  -- A part of a charge: the gateway refunds a plan of instalments whole, so that the team sends it and records it.
  by_hand boolean not null default false
);
create unique index refunds_one_per_charge on refunds (gateway, gateway_charge_id);
create index refunds_due on refunds (due_at) where due_at is not null;
create index refunds_payment on refunds (payment_id);

-- What the gateway reported, kept once. The body is a hint: the charge itself is read again before anything is granted.
create table webhook_events (
  gateway text not null,
  event_id text not null,
  event text not null,
  charge_id text,
  pix_code_id text,
  reference text,
  installment_plan_id text,
  is_following_installment boolean not null default false,
  received_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0,
  handled_at timestamptz,
  outcome text,
  primary key (gateway, event_id)
);
create index webhook_events_due on webhook_events (due_at) where due_at is not null;
-- Events come in the order of time: a few bytes for each range of blocks find those of the last minutes.
create index webhook_events_received on webhook_events using brin (received_at);

create table gateway_customers (
  gateway text not null,
  account_id uuid not null references accounts (id),
  document text not null,
  customer_id text not null,
  primary key (gateway, account_id, document)
);

-- How many calls the gateway still takes, as it last said itself.
create table gateway_quota (
  gateway text primary key,
  calls_left integer not null,
  seen_at timestamptz not null,
  -- The gateway's counter, shared by all nodes: out of how many calls, and until when it holds.
  call_limit integer,
  resets_at timestamptz
);

-- Every charge made over there between these two moments was looked at: a code that lived in between was not paid.
create table gateway_walks (
  gateway text primary key,
  covers_from timestamptz not null,
  began_at timestamptz not null
);

-- A buyer at the payment step who wants to be reminded, once, if they leave it unfinished.
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
  settled_at timestamptz,
  -- Asked for by typing the address, without its owner's session: good for this one message, and no consent.
  is_wish boolean not null default false
);
create unique index checkout_reminders_one_open on checkout_reminders (account_id) where due_at is not null;
create index checkout_reminders_due on checkout_reminders (due_at) where due_at is not null;
create index checkout_reminders_account on checkout_reminders (account_id, asked_at);
create index checkout_reminders_settled on checkout_reminders (settled_at) where settled_at is not null;
