-- Every look of the team at a member's health data. No foreign key: the log outlives the account, for the legal time.
create table health_accesses (
  account_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  -- The team member's account; null for the machine and for an operator at a terminal.
  actor_id uuid,
  actor_name text not null,
  role text not null check (role in ('nutritionist', 'trainer', 'support', 'administrator', 'assistant')),
  -- Kinds of things, never their content.
  subjects text[] not null check (cardinality(subjects) > 0),
  reason text not null,
  -- By somebody who is not of the member's own team, in an emergency.
  is_break_glass boolean not null,
  -- How long it was open; null until it is closed.
  seconds int check (seconds >= 0),
  -- When the account was deleted.
  retained_since timestamptz,
  primary key (account_id, id)
);
create index health_accesses_newest on health_accesses (account_id, at, id);
create index health_accesses_retained on health_accesses (retained_since) where retained_since is not null;

-- Members are promised that nobody can erase a look, so no code path may: a row is closed once, retained once, and
-- deleted only after its account was.
create function keep_health_accesses() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.retained_since is not null then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (to_jsonb(old) - '{seconds,retained_since}'::text[]) = (to_jsonb(new) - '{seconds,retained_since}'::text[])
    and (old.seconds is null or old.seconds = new.seconds)
    and (old.retained_since is null or old.retained_since = new.retained_since) then
    return new;
  end if;
  raise exception 'health_accesses is append-only';
end
$$;
create trigger health_accesses_append_only before update or delete on health_accesses
  for each row execute function keep_health_accesses();
create trigger health_accesses_not_truncated before truncate on health_accesses
  for each statement execute function keep_health_accesses();
