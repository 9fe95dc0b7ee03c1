-- Pauses of the plan, by the member (docs/decisions/programme/0103-plan-pauses.md). In clear, as codes of safety rows are
-- (0025): a reason of a list of four, days and times, nothing that a person wrote. Without consent to health data none is
-- stored.
create table plan_pauses (
  account_id uuid not null references accounts (id) on delete cascade,
  -- The client's own: the same request twice is one pause.
  id uuid not null,
  reason text not null check (reason in ('doenca', 'viagem', 'luto', 'gravidez')),
  -- The first and the last paused day, where the member was when it was made.
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  time_zone text not null,
  -- The same as moments: clocks stop at the one and run again at the other.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  -- When the eve of the return is due to be announced; null once it is, or when it will not be.
  notice_at timestamptz,
  -- When its clocks were stopped; null while it is planned.
  started_at timestamptz,
  ended_at timestamptz,
  -- The first day without it: the last paused day is the one before.
  ended_on date,
  primary key (account_id, id),
  check ((ended_at is null) = (ended_on is null))
);
-- One open pause for each member.
create unique index plan_pauses_open on plan_pauses (account_id) where ended_at is null;
-- What a sweep reads each minute: all that are open.
create index plan_pauses_due on plan_pauses (starts_at) where ended_at is null;
