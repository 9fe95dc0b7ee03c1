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
create trigger plan_signatures_attention after insert on plan_signatures
  for each row execute function mark_attention();

-- The first 60 bits of the hash of a signed version, as people type them.
alter table plan_versions
  add column code text check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  add constraint plan_versions_code check (kind = 'definitive' or code is null);
create unique index plan_versions_by_code on plan_versions (code) where code is not null;

-- Which second factor a session showed last: a signature states it.
alter table staff_sessions add column confirmed_with text check (confirmed_with in ('passkey', 'totp'));

-- Where the application has a role of its own, it may not even try: it retains rows, and deletes them after the legal time.
do $$
declare
  app text := current_database() || '_app';
begin
  if exists (select from pg_roles where rolname = app) then
    execute format('revoke update on plan_signatures from %I', app);
    execute format('grant update (retained_since) on plan_signatures to %I', app);
  end if;
end
$$;

-- Halves that are signed and wait for the other one.
create index plan_drafts_signed on plan_drafts (signed_at) where signed_at is not null;
