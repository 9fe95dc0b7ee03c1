-- The team's minutes, sold once (docs/decisions/programme/0106-places.md).

-- The latest moment at which people start, as the buyer read it before paying; null while places are not counted.
alter table payments add column shown_start_at timestamptz;
create index payments_shown_start on payments (shown_start_at)
  where shown_start_at is not null and replaced_at is null and status in ('pending', 'processing');

-- From when people work for the member, where that is later than access; null: from the period's start.
alter table subscription_periods add column people_from timestamptz;
-- The place that was taken with access: the week in which people start, by its Monday, and a number in it.
alter table subscription_periods add column place_week date;
alter table subscription_periods add column place_number int;
create unique index subscription_periods_place on subscription_periods (place_week, place_number)
  where place_week is not null;
