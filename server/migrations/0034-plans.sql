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
  diet_method text check (diet_method in ('foods', 'equivalents')),
  fallback text check (fallback in ('level-b', 'menus-off', 'no-menu')),
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
  primary key (account_id, version),
  check ((version = 1) = (previous_hash is null)),
  check ((diet_method = 'equivalents') = (fallback is not null))
);
create index plan_versions_key on plan_versions (substring(sealed from 2 for 8)) where sealed is not null;
create index plan_versions_created on plan_versions using brin (created_at);
create index plan_versions_retained on plan_versions (retained_since) where retained_since is not null;

-- A version is what a member ate by and what a professional answers for, so no code path may change it: it is sealed
-- anew, erased, retained once, and deleted only after its account was.
create function keep_plan_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.retained_since is not null then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (to_jsonb(old) - '{sealed,retained_since}'::text[]) = (to_jsonb(new) - '{sealed,retained_since}'::text[])
    and (old.sealed is not null or new.sealed is null)
    and (old.retained_since is null or old.retained_since = new.retained_since) then
    return new;
  end if;
  raise exception 'plan_versions is append-only';
end
$$;
create trigger plan_versions_append_only before update or delete on plan_versions
  for each row execute function keep_plan_versions();
create trigger plan_versions_not_truncated before truncate on plan_versions
  for each statement execute function keep_plan_versions();

-- The member's own layer on a plan: kinds of sync, as weights are (0022). Ids are fixed by what they are about.
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
