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

-- What people write: meals in words, and groups because the nutritionist works that way.
alter table plan_versions
  drop constraint plan_versions_diet_method_check,
  drop constraint plan_versions_fallback_check,
  add constraint plan_versions_diet_method_check check (diet_method in ('foods', 'equivalents', 'free')),
  add constraint plan_versions_fallback_check check (fallback in ('level-b', 'menus-off', 'no-menu', 'professional'));
