-- How far the plans in force were checked again after a rule set, a food or an exercise changed: one row for each state of
-- the rules. A worker that stops goes on after the last account.
create table plan_rechecks (
  rules text primary key,
  after uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz
);
