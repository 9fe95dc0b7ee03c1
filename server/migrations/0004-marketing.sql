-- Events for advertising platforms, call requests, and the outside blog.

-- What happened, in our own words. Without consent a row names nobody.
create table conversions (
  id uuid primary key,
  event_name text not null,
  event_id text not null,
  occurred_at timestamptz not null,
  allows_ads boolean not null,
  account_id uuid references accounts (id) on delete set null,
  -- Hashes by which a platform may recognise a person who allowed it; never a name or an address in clear.
  hashed_identifiers jsonb,
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
-- Events of a visit are found again by the browser's advertising id, when their person takes a consent back, asks for
-- everything or leaves. By no hash of an address: anybody may send an event with another person's.
create index conversions_fbp on conversions (fbp) where fbp is not null;
-- What the retention sweep looks for. Events and messages come in the order of time: a few bytes for each range of blocks.
create index conversions_occurred on conversions using brin (occurred_at);
-- Events that still carry a mark of a browser or a person.
create index conversions_marked on conversions (occurred_at)
  where client_ip is not null or user_agent is not null or fbc is not null or fbp is not null or label is not null
    or hashed_identifiers is not null;

-- One row per event and destination: what is still to be sent to whom, and what was.
create table relays (
  conversion_id uuid not null references conversions (id) on delete cascade,
  destination text not null,
  status text not null default 'due' check (status in ('due', 'sent', 'revoked', 'dead-lettered')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  settled_at timestamptz,
  primary key (conversion_id, destination)
);
create index relays_due on relays (destination, due_at) where status = 'due';

-- Browsers whose events are being erased because their owner left: what one transaction does not finish, a sweep does.
-- A row is gone as soon as nothing carries its mark any more.
create table event_erasures (
  fbp text primary key,
  requested_at timestamptz not null
);

-- Who asked for a call, what they were promised, and whether it was kept.
create table leads (
  id uuid primary key,
  account_id uuid references accounts (id) on delete set null,
  full_name text not null,
  phone text not null,
  email text,
  variant text not null,
  offer_cents integer not null,
  promise text not null check (promise in ('5-minutes', '24-hours')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  contacted_at timestamptz,
  contacted_by text,
  note text,
  escalated_at timestamptz,
  -- One open lead per phone.
  is_primary boolean not null default false,
  -- 'due': the team is to be notified of this lead; 'held': it waits for the next digest.
  notification text not null default 'sent' check (notification in ('due', 'held', 'sent')),
  -- A lead of an address that sent too many is called without a promise. Calls that nobody answered are recorded.
  is_promised boolean not null default true,
  attempts integer not null default 0,
  attempted_at timestamptz,
  attempted_by text
);
create index leads_open on leads (due_at) where contacted_at is null;
create index leads_account on leads (account_id) where account_id is not null;
create index leads_created on leads (created_at);
create index leads_phone on leads (phone);
create index leads_email on leads (email) where email is not null;
create index leads_unnotified on leads (notification, created_at) where notification <> 'sent';
create unique index leads_open_phone on leads (phone) where is_primary and contacted_at is null;

-- What the team was notified of, counted apart from the messages themselves: erasing a person must not give an attacker
-- the hour's allowance back. It names nobody.
create table team_notifications (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('lead', 'digest')),
  queued_at timestamptz not null
);
create index team_notifications_queued on team_notifications (queued_at);

-- The outside blog, as last read. One row says when to ask again; without loaded_at it never answered.
create table blog_feed (
  only_row boolean primary key default true check (only_row),
  due_at timestamptz not null,
  failures integer not null default 0,
  loaded_at timestamptz
);
insert into blog_feed (due_at) values ('epoch');

-- Named by what they contain, so that an address can be cached for ever.
create table blog_pictures (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  size integer not null,
  bytes bytea not null,
  last_shown_at timestamptz not null
);
-- Pictures are compressed already.
alter table blog_pictures alter column bytes set storage external;

-- Where each picture came from, so that it is not fetched again at every round.
create table blog_picture_sources (
  address text primary key,
  picture_id text not null references blog_pictures (id),
  fetched_at timestamptz not null
);

-- At most a screenful, in the blog's own order.
create table blog_posts (
  position smallint primary key,
  title text not null,
  excerpt text not null,
  published_at timestamptz not null,
  url text not null,
  category text not null,
  author text not null,
  image_id text references blog_pictures (id),
  site_logo_id text references blog_pictures (id)
);
