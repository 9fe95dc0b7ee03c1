-- Weekly reviews: a kind of sync (0022), sealed as answers are (0025). In clear stand which week, when, and the score that
-- orders the team's work. A review is never deleted by its member.
create table weekly_reviews (
  account_id uuid not null,
  -- Fixed by the week: every device of an account writes the same record.
  id uuid not null,
  -- Its Monday.
  week date not null,
  week_hlc uuid not null,
  sealed bytea not null,
  answers_hlc uuid not null,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  -- When its first version arrived: a correction leaves it.
  sent_at timestamptz not null,
  -- From 0 to 100; null where no reply is owed.
  score int check (score between 0 and 100),
  primary key (account_id, id)
);
create unique index weekly_reviews_changes on weekly_reviews (account_id, rev);
create unique index weekly_reviews_weeks on weekly_reviews (account_id, week);
create index weekly_reviews_key on weekly_reviews (substring(sealed from 2 for 8));

-- The team's reply to a review, sealed: who, two sentences, one next step.
create table review_replies (
  account_id uuid not null,
  -- Of the review.
  id uuid not null,
  sealed bytea not null,
  replied_at timestamptz not null,
  primary key (account_id, id)
);
create index review_replies_key on review_replies (substring(sealed from 2 for 8));

-- Members whose reviews open: from the first plan on.
create table review_schedules (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- The first window that opens after it is theirs.
  starts_at timestamptz not null,
  -- When the next opening is due.
  next_at timestamptz not null
);
create index review_schedules_due on review_schedules (next_at);
-- Who has a plan already begins with the next Sunday, at the hour of the notice (12:00 UTC).
insert into review_schedules (account_id, starts_at, next_at)
select p.account_id, min(p.created_at),
  date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' + interval '6 days 12 hours'
from plan_versions p join accounts a on a.id = p.account_id and a.deleted_at is null
group by p.account_id;
