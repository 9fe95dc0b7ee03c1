-- What happened, in our own words. Without consent a row names nobody.
create table conversions (
  id uuid primary key,
  event_name text not null,
  event_id text not null,
  occurred_at timestamptz not null,
  allows_ads boolean not null,
  account_id uuid references accounts (id) on delete set null,
  -- Hashes by which a platform may recognise somebody who allowed it; never a name or an address in clear.
  matching jsonb,
  source text not null,
  label text,
  value_cents integer not null,
  currency text not null,
  page_url text,
  referrer_host text,
  client_ip inet,
  user_agent text,
  fbc text,
  fbp text,
  constraint conversions_event_once unique (event_name, event_id)
);
create index conversions_account on conversions (account_id) where account_id is not null;

-- One row per event and destination: what is still to be told to whom, and what was.
create table relays (
  conversion_id uuid not null references conversions (id) on delete cascade,
  destination text not null,
  status text not null default 'due' check (status in ('due', 'sent', 'withdrawn', 'parked')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  settled_at timestamptz,
  primary key (conversion_id, destination)
);
create index relays_due on relays (destination, due_at) where status = 'due';
