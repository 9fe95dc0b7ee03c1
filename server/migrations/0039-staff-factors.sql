-- How the team's people get in: an invitation once, then a passkey, or a password with one-time codes.
-- Only of who signs in by codes.
alter table staff add column password_hash text;

create table staff_invitations (
  id uuid primary key,
  token_hash bytea not null unique,
  -- Of the account that accepting makes, or of one whose factors are lost: no foreign key.
  staff_id uuid not null,
  email text not null,
  name text not null,
  role text not null check (role in ('nutri', 'treinador', 'vendas', 'admin')),
  council text,
  registration_number text,
  registration_expires_on date,
  has_remote_registration boolean not null,
  minutes_per_week int not null check (minutes_per_week >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((council is null) = (registration_number is null) and (council is null) = (registration_expires_on is null))
);
-- A newer invitation replaces the one before it.
create unique index staff_invitations_open on staff_invitations (email) where used_at is null;

create table staff_passkeys (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_of on staff_passkeys (staff_id);

create table staff_totp (
  id uuid primary key,
  staff_id uuid not null unique references staff (id),
  -- The secret, sealed under keys of its own purpose.
  sealed bytea not null,
  -- The step of the last code that was accepted: an older code, or the same one, is refused.
  last_counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_totp_key on staff_totp (substring(sealed from 2 for 8));

create table staff_recovery_codes (
  staff_id uuid not null references staff (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- A WebAuthn ceremony that has begun; its answer deletes it.
create table staff_ceremonies (
  id uuid primary key,
  purpose text not null check (purpose in ('invitation', 'sign-in', 'enrolment', 'confirmation')),
  -- Whose it is; a sign-in has no owner yet.
  staff_id uuid,
  challenge text not null,
  origin text not null,
  expires_at timestamptz not null,
  check ((staff_id is null) = (purpose = 'sign-in'))
);
create index staff_ceremonies_expired on staff_ceremonies (expires_at);
create index staff_sessions_expired on staff_sessions (expires_at);
