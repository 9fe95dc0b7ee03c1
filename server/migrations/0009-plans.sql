-- Plans, what members do with them, and who writes and signs them.

-- A version is what a member ate by and what a professional answers for, so no code path may change it: it is sealed
-- anew, erased, retained once under a pseudonym, and deleted only after its account was.
create function keep_plan_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.retained_since is not null then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (to_jsonb(old) - '{account_id,sealed,retained_since}'::text[])
      = (to_jsonb(new) - '{account_id,sealed,retained_since}'::text[])
    and (old.sealed is not null or new.sealed is null)
    and (old.retained_since is null or old.retained_since = new.retained_since)
    and (old.account_id = new.account_id or (old.retained_since is null and new.retained_since is not null)) then
    return new;
  end if;
  raise exception 'plan_versions is append-only';
end
$$;

-- Versions of members' plans. The document is sealed by the application
-- (docs/decisions/programme/0076-sealed-plan-versions.md): in clear stand levels, versions of the rules and times.
create table plan_versions (
  account_id uuid not null,
  version int not null check (version > 0),
  kind text not null check (kind in ('provisional', 'definitive')),
  -- A provisional plan is born published.
  state text not null check (state in ('published')),
  created_at timestamptz not null,
  valid_from date not null,
  review_on date not null,
  diet text not null check (diet in ('A', 'B', 'C', 'N', 'D')),
  training text check (training in ('A', 'B', 'C', 'N', 'D')),
  -- What the diet half is made of, and why not of foods; null: that half waits for a person.
  diet_method text check (diet_method in ('foods', 'equivalents', 'free')),
  fallback text check (fallback in ('level-b', 'menus-off', 'no-menu', 'no-portions', 'failed-check', 'professional')),
  questionnaire_version text not null,
  safety_version text not null,
  targets_version text not null,
  menus_version text not null,
  catalogue_version text not null,
  -- The newest revision among the answers that it was made from.
  answers_rev bigint not null,
  -- The document with a salt; null once it is erased with the answers.
  sealed bytea,
  -- SHA-256 of salt, document and the previous version's hash as canonical JSON (RFC 8785).
  hash bytea not null check (length(hash) = 32),
  previous_hash bytea check (length(previous_hash) = 32),
  -- When the account was deleted: it is then kept for the legal time.
  retained_since timestamptz,
  -- The training half of a plan: in clear stand the versions of its rules and of the exercise library, null without it.
  programme_version text,
  exercises_version text,
  -- The first 60 bits of the hash of a signed version, as people type them.
  code text check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  -- Plans are checked before they are stored: what does not pass is not shown, and its codes stand here ("diet:excluded-food").
  failed_checks text[],
  primary key (account_id, version),
  check ((version = 1) = (previous_hash is null)),
  check ((diet_method = 'equivalents') = (fallback is not null)),
  constraint plan_versions_training check ((programme_version is null) = (exercises_version is null)),
  constraint plan_versions_code check (kind = 'definitive' or code is null)
);
create index plan_versions_key on plan_versions (substring(sealed from 2 for 8)) where sealed is not null;
create index plan_versions_created on plan_versions using brin (created_at);
create index plan_versions_retained on plan_versions (retained_since) where retained_since is not null;
create trigger plan_versions_append_only before update or delete on plan_versions
  for each row execute function keep_plan_versions();
create trigger plan_versions_not_truncated before truncate on plan_versions
  for each statement execute function keep_plan_versions();
-- Versions with a diet alone, for the sweep that adds the training half: an account whose newest one is here lacks it.
create index plan_versions_without_training on plan_versions (account_id, version)
  where programme_version is null and kind = 'provisional' and training in ('A', 'B') and sealed is not null;
create unique index plan_versions_by_code on plan_versions (code) where code is not null;

-- The member's own layer on a plan: kinds of sync. Ids are fixed by what they are about.
create table plan_swaps (
  account_id uuid not null,
  id uuid not null,
  plan int,
  part text,
  takes text,
  -- Null: every week.
  day date,
  choice_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index plan_swaps_changes on plan_swaps (account_id, rev)
  include (id, plan, part, takes, day, choice_hlc, deleted_hlc, is_contested);
create index plan_swaps_deleted on plan_swaps (deleted_at) where deleted_at is not null and choice_hlc is not null;

create table shopping_ticks (
  account_id uuid not null,
  id uuid not null,
  plan int,
  food text,
  week date,
  item_hlc uuid,
  done boolean,
  done_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index shopping_ticks_changes on shopping_ticks (account_id, rev)
  include (id, plan, food, week, item_hlc, done, done_hlc, deleted_hlc, is_contested);
create index shopping_ticks_deleted on shopping_ticks (deleted_at) where deleted_at is not null and item_hlc is not null;

create table eaten_meals (
  account_id uuid not null,
  id uuid not null,
  plan int,
  part text,
  day date,
  meal_hlc uuid,
  at timestamptz,
  at_hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index eaten_meals_changes on eaten_meals (account_id, rev)
  include (id, plan, part, day, meal_hlc, at, at_hlc, deleted_hlc, is_contested);
create index eaten_meals_deleted on eaten_meals (deleted_at) where deleted_at is not null and meal_hlc is not null;
create index eaten_meals_saved on eaten_meals using brin (saved_at);

-- How far the plans in force were checked again after a rule set, a food or an exercise changed: one row for each state of
-- the rules. A worker that stops goes on after the last account.
create table plan_rechecks (
  rules text primary key,
  after uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- Drafts of plans, a half each (docs/decisions/programme/0093-plan-drafts-and-leases.md). In clear stand who, when and which
-- version it began from. Gone with the account.
create table plan_drafts (
  account_id uuid not null references accounts (id) on delete cascade,
  half text not null check (half in ('diet', 'training')),
  -- Only grows: one more for each save, and for what throws the draft away. 0: only a lease so far.
  revision int not null check (revision >= 0),
  -- The version in force when it was begun; null: there was none.
  based_on int,
  -- The draft with the salt of its hash; null: nobody has begun, or it was thrown away or published.
  sealed bytea,
  -- The client's idempotency key of the save that made this revision.
  last_key uuid,
  saved_at timestamptz,
  saved_by uuid references staff (id),
  -- Who writes, and until when nobody else does.
  lease_staff_id uuid references staff (id),
  lease_until timestamptz,
  -- Of a half that is signed and waits for the other: nothing of it changes before the signature is taken back.
  signed_by uuid references staff (id),
  signed_at timestamptz,
  signed_key uuid,
  signed_method text check (signed_method in ('passkey', 'totp')),
  signed_ip text,
  -- Of the half as it was signed.
  signed_hash bytea check (length(signed_hash) = 32),
  -- Its professional has seen what the other half changes: that half's revision and hash.
  acknowledged_by uuid references staff (id),
  acknowledged_at timestamptz,
  acknowledged_key uuid,
  acknowledged_method text check (acknowledged_method in ('passkey', 'totp')),
  acknowledged_ip text,
  acknowledged_revision int,
  acknowledged_hash bytea check (length(acknowledged_hash) = 32),
  primary key (account_id, half),
  check ((sealed is null) = (last_key is null)),
  check ((sealed is null) = (saved_at is null)),
  check ((sealed is null) = (saved_by is null)),
  check ((lease_staff_id is null) = (lease_until is null)),
  check ((signed_by is null) = (signed_at is null) and (signed_by is null) = (signed_hash is null)),
  check (signed_by is null or sealed is not null),
  check ((acknowledged_by is null) = (acknowledged_at is null))
);
create index plan_drafts_key on plan_drafts (substring(sealed from 2 for 8)) where sealed is not null;
-- Halves that are signed and wait for the other one.
create index plan_drafts_signed on plan_drafts (signed_at) where signed_at is not null;

-- Meals, days, weeks and sessions that a professional keeps for later: no member's data.
create table plan_templates (
  staff_id uuid not null references staff (id),
  -- The client's idempotency key.
  id uuid not null,
  kind text not null check (kind in ('meal', 'day', 'week', 'session')),
  name text not null,
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (staff_id, id)
);

-- Who signed a version of a plan, and what (docs/decisions/programme/0094-plan-signatures.md). Names and registration
-- numbers are the professional's public ones: they stand in clear, and outlive accounts of both sides.
create table plan_signatures (
  account_id uuid not null,
  version int not null check (version > 0),
  half text not null check (half in ('diet', 'training')),
  act text not null check (act in ('signed', 'acknowledged')),
  -- The client's idempotency key.
  key uuid not null,
  staff_id uuid not null,
  name text not null,
  council text not null,
  number text not null,
  -- SHA-256 of the half that was signed, or of the other one, whose change was seen.
  half_hash bytea not null check (length(half_hash) = 32),
  -- Of the version before.
  previous_hash bytea check (length(previous_hash) = 32),
  method text not null check (method in ('passkey', 'totp')),
  at timestamptz not null,
  ip inet,
  retained_since timestamptz,
  primary key (account_id, version, half)
);
create unique index plan_signatures_key on plan_signatures (account_id, key);
create index plan_signatures_retained on plan_signatures (retained_since) where retained_since is not null;
-- It has no sealed value: a row is retained once, and deleted only after its account was.
create trigger plan_signatures_append_only before update or delete on plan_signatures
  for each row execute function keep_professional_record();
create trigger plan_signatures_not_truncated before truncate on plan_signatures
  for each statement execute function keep_professional_record();

-- Where the application has a role of its own, it may not even try: it retains rows, and deletes them after the legal time.
do $$
declare
  app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('revoke update on plan_signatures from %I', app);
    execute format('grant update (account_id, retained_since) on plan_signatures to %I', app);
  end if;
end
$$;

-- Versions that were taken away because an answer, or a rule that changed, contradicts them
-- (docs/decisions/programme/0118-withdrawn-plans.md). The version itself stays as it was. The reasons
-- are sealed codes: which food or which region is in the answers.
create table plan_withdrawals (
  account_id uuid not null,
  version int not null check (version > 0),
  withdrawn_at timestamptz not null,
  source text not null check (source in ('answers', 'professional', 'rules')),
  retained_since timestamptz,
  -- Null: the reasons went with the consent to health data.
  sealed bytea,
  primary key (account_id, version)
);
create index plan_withdrawals_retained on plan_withdrawals (retained_since) where retained_since is not null;
create index plan_withdrawals_times on plan_withdrawals using brin (withdrawn_at);
-- Never changed: retained once, and deleted only after its account was.
create trigger plan_withdrawals_append_only before update or delete on plan_withdrawals
  for each row execute function keep_professional_record();
create trigger plan_withdrawals_not_truncated before truncate on plan_withdrawals
  for each statement execute function keep_professional_record();
create index plan_withdrawals_key on plan_withdrawals (substring(sealed from 2 for 8)) where sealed is not null;

-- Pauses of the plan, by the member (docs/decisions/programme/0103-plan-pauses.md). In clear: a reason of a list of four,
-- days and times, nothing that a person wrote. Without consent to health data none is stored.
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
