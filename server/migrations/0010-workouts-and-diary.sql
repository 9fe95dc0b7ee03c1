-- What members train, log and measure.

-- What a member weighs: the first kind of sync, after which the others are made
-- (docs/decisions/platform/0060-sync-protocol.md). No foreign key: a push of 200 would check the account 200 times. A writer
-- holds the account's head.
create table weights (
  account_id uuid not null,
  id uuid not null,
  -- Null once the values of a deleted record are erased.
  at timestamptz,
  at_hlc uuid,
  kg numeric(5, 2),
  kg_hlc uuid,
  -- The newest delete, which a newer edit outlives.
  deleted_hlc uuid,
  -- Since when it is deleted, by our clock; null while it is not.
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
-- A page of changes is read from the index alone: the rows of one account lie on as many heap pages as there are rows.
create unique index weights_changes on weights (account_id, rev)
  include (id, at, at_hlc, kg, kg_hlc, deleted_hlc, is_contested);
create index weights_deleted on weights (deleted_at) where deleted_at is not null and kg_hlc is not null;
create index weights_saved on weights using brin (saved_at);
-- Index-only scans need pages marked as visible, also while the table only grows.
alter table weights set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);

-- What a member trains: kinds of sync. Ids are fixed by what they are about.
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

-- What a member logs (docs/decisions/programme/0086-diary-tables.md): kinds of sync.

-- Foods that were eaten, by month of their day. The day is in the id, so it stays when the values of a deleted entry are
-- erased. A clock that is null equals that of the place: nearly always one put wrote all four fields.
create table food_entries (
  account_id uuid not null,
  day date not null,
  id uuid not null,
  meal text,
  time text,
  place_hlc uuid,
  food text,
  -- Of an own food, as it was when it was logged.
  per100 jsonb,
  food_hlc uuid,
  grams numeric(5, 1),
  low numeric(5, 1),
  high numeric(5, 1),
  unit text,
  count double precision,
  is_assumed boolean,
  amount_hlc uuid,
  source text,
  part text,
  source_hlc uuid,
  -- Computed by the server, in tenths of a kcal or gram; null is "sem dado".
  kcal int,
  low_kcal int,
  high_kcal int,
  protein int,
  fat int,
  carb int,
  fibre int,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, day, id)
) partition by range (day);
create index food_entries_deleted on food_entries (deleted_at) where deleted_at is not null and place_hlc is not null;
create index food_entries_saved on food_entries using brin (saved_at);
-- A page of changes is read from the index alone.
create index food_entries_changes on food_entries (account_id, rev)
  include (id, day, meal, time, place_hlc, food, per100, food_hlc, grams, low, high, unit, count, is_assumed, amount_hlc,
    source, part, source_hlc, deleted_hlc, is_contested);

-- Months that ended more than 90 days ago (docs/decisions/programme/0087-diary-archive.md). No device pulls them.
create table food_entries_archive (
  like food_entries,
  primary key (account_id, day, id)
) partition by range (day);
create index food_entries_archive_deleted on food_entries_archive (deleted_at)
  where deleted_at is not null and place_hlc is not null;
create table food_entries_early partition of food_entries_archive for values from ('2020-01-01') to ('2026-08-01');

-- Where the entries of a month are stored: `live`, `archive`, or `made` when its partition was missing until now.
create function place_food_month(wanted date) returns text language plpgsql as $$
declare
  first date := date_trunc('month', wanted);
  next date := first + interval '1 month';
  partition text := 'food_entries_' || to_char(first, 'YYYY_MM');
  parent regclass;
begin
  if first < '2026-08-01' then
    return 'archive';
  end if;
  for attempt in 1..2 loop
    select inhparent into parent from pg_inherits where inhrelid = to_regclass(partition);
    if parent is not null then
      return case parent when 'food_entries'::regclass then 'live' else 'archive' end;
    end if;
    -- One maker at a time; the second one finds it made. Readers and writers go on.
    if attempt = 1 then
      lock table food_entries in share update exclusive mode;
    end if;
  end loop;
  -- Attached, not created in place, which would wait for every reader. The check saves each attaching a scan.
  execute format(
    'create table %I (like food_entries including all, constraint %I check (day >= %L and day < %L)) with (
      autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05)',
    partition, partition || '_days', first, next);
  execute format('alter table food_entries attach partition %I for values from (%L) to (%L)', partition, first, next);
  return 'made';
end
$$;

-- Moves a month to the archive, with all its rows or not at all.
create function archive_food_month(wanted date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', wanted);
  partition text := 'food_entries_' || to_char(first, 'YYYY_MM');
  changes regclass;
begin
  select i.indexrelid into strict changes from pg_index i join pg_inherits h on h.inhrelid = i.indexrelid
    where i.indrelid = to_regclass(partition) and h.inhparent = 'food_entries_changes'::regclass;
  execute format('alter table food_entries detach partition %I', partition);
  execute format('drop index %s', changes);
  execute format('alter table food_entries_archive attach partition %I for values from (%L) to (%L)', partition, first,
    first + interval '1 month');
end
$$;

-- The first months, and half a year ahead; a sweep makes the following ones.
select place_food_month(month::date) from generate_series(date '2026-08-01', date '2027-05-01', interval '1 month') month;

create table diary_days (
  account_id uuid not null,
  id uuid not null,
  day date,
  day_hlc uuid,
  water_ml int,
  water_ml_hlc uuid,
  is_complete boolean,
  is_complete_hlc uuid,
  is_bad boolean,
  bad_reasons text[],
  bad_day_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index diary_days_changes on diary_days (account_id, rev)
  include (id, day, day_hlc, water_ml, water_ml_hlc, is_complete, is_complete_hlc, is_bad, bad_reasons, bad_day_hlc,
    deleted_hlc, is_contested);
create index diary_days_days on diary_days (account_id, day) include (is_complete, is_bad) where deleted_at is null;
create index diary_days_deleted on diary_days (deleted_at) where deleted_at is not null and day_hlc is not null;

-- The sums of a day's entries, in tenths: written with them, in one transaction.
create table day_totals (
  account_id uuid not null,
  day date not null,
  entries int not null,
  meals int not null,
  kcal int not null,
  low_kcal int not null,
  high_kcal int not null,
  protein int not null,
  fat int not null,
  carb int not null,
  fibre int not null,
  -- How many entries have no figure for it.
  missing_kcal int not null,
  missing_protein int not null,
  missing_fat int not null,
  missing_carb int not null,
  missing_fibre int not null,
  primary key (account_id, day)
) with (fillfactor = 80);

create table body_measures (
  account_id uuid not null,
  id uuid not null,
  day date,
  site text,
  measure_hlc uuid,
  cm numeric(4, 1),
  cm_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index body_measures_changes on body_measures (account_id, rev)
  include (id, day, site, measure_hlc, cm, cm_hlc, deleted_hlc, is_contested);
create index body_measures_deleted on body_measures (deleted_at) where deleted_at is not null and measure_hlc is not null;

create table sleeps (
  account_id uuid not null,
  id uuid not null,
  day date,
  day_hlc uuid,
  minutes int,
  minutes_hlc uuid,
  quality int,
  quality_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index sleeps_changes on sleeps (account_id, rev)
  include (id, day, day_hlc, minutes, minutes_hlc, quality, quality_hlc, deleted_hlc, is_contested);
create index sleeps_deleted on sleeps (deleted_at) where deleted_at is not null and day_hlc is not null;

create table activities (
  account_id uuid not null,
  id uuid not null,
  day date,
  what text,
  activity_hlc uuid,
  minutes int,
  minutes_hlc uuid,
  effort int,
  effort_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index activities_changes on activities (account_id, rev)
  include (id, day, what, activity_hlc, minutes, minutes_hlc, effort, effort_hlc, deleted_hlc, is_contested);
create index activities_deleted on activities (deleted_at) where deleted_at is not null and activity_hlc is not null;

-- The member's own words are sealed by the application, as answers are: all values of a record together.
create table own_foods (
  account_id uuid not null,
  id uuid not null,
  sealed bytea,
  name_hlc uuid,
  per100_hlc uuid,
  measure_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index own_foods_changes on own_foods (account_id, rev);
create index own_foods_deleted on own_foods (deleted_at) where deleted_at is not null and sealed is not null;
create index own_foods_key on own_foods (substring(sealed from 2 for 8)) where sealed is not null;

create table own_measures (
  account_id uuid not null,
  id uuid not null,
  unit text,
  -- Null: of every food.
  food text,
  measure_hlc uuid,
  grams numeric(5, 1),
  grams_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index own_measures_changes on own_measures (account_id, rev)
  include (id, unit, food, measure_hlc, grams, grams_hlc, deleted_hlc, is_contested);
create index own_measures_deleted on own_measures (deleted_at) where deleted_at is not null and measure_hlc is not null;

create table own_meals (
  account_id uuid not null,
  id uuid not null,
  sealed bytea,
  name_hlc uuid,
  items_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index own_meals_changes on own_meals (account_id, rev);
create index own_meals_deleted on own_meals (deleted_at) where deleted_at is not null and sealed is not null;
create index own_meals_key on own_meals (substring(sealed from 2 for 8)) where sealed is not null;
