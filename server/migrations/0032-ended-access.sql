-- When promises that a period carried were looked at after its end: without access they become void.
alter table subscription_periods add column promises_reviewed_at timestamptz;
create index subscription_periods_unreviewed on subscription_periods ((coalesce(ended_at, ends_at)))
  where promises_reviewed_at is null;
