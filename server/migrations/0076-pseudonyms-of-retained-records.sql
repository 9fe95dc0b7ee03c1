-- What the law requires of a deleted account stands under a pseudonym. Which one stands with the deletion, sealed: a copy of
-- the database leads from it to no purchase and no person (docs/decisions/privacy/0169-one-declaration-of-personal-data.md).
alter table deletions add column sealed bytea;
create index deletions_key on deletions (substring(sealed from 2 for 8)) where sealed is not null;

-- As before, but for the account: it changes once, as the row is retained.
create or replace function keep_health_accesses() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.retained_since is not null then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (to_jsonb(old) - '{account_id,seconds,retained_since}'::text[])
      = (to_jsonb(new) - '{account_id,seconds,retained_since}'::text[])
    and (old.seconds is null or old.seconds = new.seconds)
    and (old.retained_since is null or old.retained_since = new.retained_since)
    and (old.account_id = new.account_id or (old.retained_since is null and new.retained_since is not null)) then
    return new;
  end if;
  raise exception 'health_accesses is append-only';
end
$$;

create or replace function keep_plan_versions() returns trigger language plpgsql as $$
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

create or replace function keep_professional_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.retained_since is not null then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (to_jsonb(old) - '{account_id,sealed,retained_since}'::text[])
      = (to_jsonb(new) - '{account_id,sealed,retained_since}'::text[])
    and (old.retained_since is null or old.retained_since = new.retained_since)
    and (old.account_id = new.account_id or (old.retained_since is null and new.retained_since is not null)) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

do $$
declare
  app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('grant update (account_id, retained_since) on plan_signatures to %I', app);
  end if;
end
$$;

-- What the team did goes after five years, and names no member once their account is deleted: then the words of a reason,
-- which may be about them, go too. A younger row is never deleted; a year is left for clocks and for a shorter period.
create or replace function keep_staff_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '4 years' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is not null and new.reason is null
    and (to_jsonb(old) - '{account_id,reason}'::text[]) = (to_jsonb(new) - '{account_id,reason}'::text[]) then
    return new;
  end if;
  raise exception 'staff_audit is append-only';
end
$$;
