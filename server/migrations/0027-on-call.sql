-- Alerts to whoever is on call: that a member needs a person, never why or in which words.
create table on_call_alerts (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  -- What the contacts, the page and the operator call it by.
  reference_number text not null unique,
  urgency text not null check (urgency in ('crisis', 'emergency')),
  -- What raised it, so that the same occasion is one alert.
  subject text not null,
  raised_at timestamptz not null,
  -- Until when the member was told that a person talks to them.
  person_by timestamptz not null,
  -- When the second contact is notified, unless the alert is acknowledged before; null afterwards.
  escalate_at timestamptz,
  escalated_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by text,
  primary key (account_id, id),
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create unique index on_call_alerts_open on on_call_alerts (account_id, subject) where acknowledged_at is null;
create index on_call_alerts_unacknowledged on on_call_alerts (raised_at) where acknowledged_at is null;
create index on_call_alerts_escalate on on_call_alerts (escalate_at) where escalate_at is not null;
