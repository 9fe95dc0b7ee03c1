-- The training half of a plan: in clear stand the versions of its rules and of the exercise library, null without it.
alter table plan_versions
  add column programme_version text,
  add column exercises_version text,
  add constraint plan_versions_training check ((programme_version is null) = (exercises_version is null));
-- Versions with a diet alone, for the sweep that adds the training half: an account whose newest one is here lacks it.
create index plan_versions_without_training on plan_versions (account_id, version)
  where programme_version is null and kind = 'provisional' and training in ('A', 'B') and sealed is not null;

-- What a member trains: kinds of sync, as weights are (0022). Ids are fixed by what they are about.
create table workout_sessions (
  account_id uuid not null,
  id uuid not null,
  plan int,
  session text,
  day date,
  is_short boolean,
  session_hlc uuid,
  started_at timestamptz,
  started_at_hlc uuid,
  -- Null while it runs.
  ended_at timestamptz,
  ended_because text,
  effort int,
  end_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index workout_sessions_changes on workout_sessions (account_id, rev)
  include (id, plan, session, day, is_short, session_hlc, started_at, started_at_hlc, ended_at, ended_because, effort,
    end_hlc, deleted_hlc, is_contested);
create index workout_sessions_days on workout_sessions (account_id, day)
  include (id, plan, session, is_short, started_at, ended_at, ended_because, effort) where deleted_at is null;
create index workout_sessions_deleted on workout_sessions (deleted_at)
  where deleted_at is not null and session_hlc is not null;
create index workout_sessions_saved on workout_sessions using brin (saved_at);

create table workout_sets (
  account_id uuid not null,
  id uuid not null,
  workout uuid,
  part text,
  exercise text,
  number int,
  -- Null: of the body, of a band, or not said.
  kg numeric(5, 2),
  count int,
  reserve int,
  set_hlc uuid,
  at timestamptz,
  at_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index workout_sets_changes on workout_sets (account_id, rev)
  include (id, workout, part, exercise, number, kg, count, reserve, set_hlc, at, at_hlc, deleted_hlc, is_contested);
create index workout_sets_times on workout_sets (account_id, at)
  include (workout, part, exercise, number, kg, count, reserve) where deleted_at is null;
create index workout_sets_deleted on workout_sets (deleted_at) where deleted_at is not null and set_hlc is not null;
create index workout_sets_saved on workout_sets using brin (saved_at);

create table exercise_stops (
  account_id uuid not null,
  id uuid not null,
  workout uuid,
  part text,
  exercise text,
  because text,
  -- Of pain alone.
  region text,
  side text,
  pain int,
  stop_hlc uuid,
  at timestamptz,
  at_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index exercise_stops_changes on exercise_stops (account_id, rev)
  include (id, workout, part, exercise, because, region, side, pain, stop_hlc, at, at_hlc, deleted_hlc, is_contested);
create index exercise_stops_times on exercise_stops (account_id, at)
  include (workout, part, exercise, because, region, side, pain) where deleted_at is null;
create index exercise_stops_deleted on exercise_stops (deleted_at) where deleted_at is not null and stop_hlc is not null;

-- Pain that stopped an exercise and that the trainer reads: one for each stop, which has its id. No region and no words.
create table pain_reports (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  reference_number text not null unique,
  urgency text not null check (urgency in ('normal', 'high')),
  reported_at timestamptz not null,
  read_at timestamptz,
  read_by text,
  primary key (account_id, id),
  check ((read_at is null) = (read_by is null))
);
create index pain_reports_open on pain_reports (reported_at) where read_at is null;
