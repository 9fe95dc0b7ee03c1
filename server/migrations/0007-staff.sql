-- The team: accounts, how they get in, whom they look after, and what they did.

-- The team's accounts, apart from the members': nothing of a member's session opens them.
create table staff (
  id uuid primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('nutri', 'treinador', 'vendas', 'admin')),
  council text,
  registration_number text,
  registration_expires_on date,
  -- CFN's register of who may work remotely.
  has_remote_registration boolean not null default false,
  -- Of members' work, for the capacity that is sold.
  minutes_per_week int not null default 0 check (minutes_per_week >= 0),
  created_at timestamptz not null,
  dismissed_at timestamptz,
  -- Only of who signs in by codes.
  password_hash text,
  check ((council is null) = (registration_number is null) and (council is null) = (registration_expires_on is null))
);
create unique index staff_email on staff (email);

-- How the team's people get in: an invitation once, then a passkey, or a password with one-time codes.
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

create table staff_sessions (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  token_hash bytea not null unique,
  -- enrolment: opened by a recovery code, may only enrol a new factor.
  scope text not null check (scope in ('full', 'enrolment')),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- The last second factor of this session.
  confirmed_at timestamptz,
  user_agent text,
  ip inet not null,
  -- Which second factor a session showed last: a signature states it.
  confirmed_with text check (confirmed_with in ('passkey', 'totp'))
);
create index staff_sessions_of on staff_sessions (staff_id);
create index staff_sessions_expired on staff_sessions (expires_at);

-- Which professional looks after a member: one of each profession at a time.
create table staff_assignments (
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('nutri', 'treinador')),
  staff_id uuid not null references staff (id),
  since timestamptz not null,
  until timestamptz,
  primary key (account_id, role, since)
);
create unique index staff_assignments_open on staff_assignments (account_id, role) where until is null;
create index staff_assignments_of on staff_assignments (staff_id, account_id) where until is null;

-- What the team did goes after five years, and names no member once their account is deleted: then the words of a reason,
-- which may be about them, go too. A younger row is never deleted; a year is left for clocks and for a shorter period.
create function keep_staff_audit() returns trigger language plpgsql as $$
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

-- What the team did. No foreign key: it outlives accounts of both sides. Never a text about a member's health.
create table staff_audit (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid not null,
  actor_name text not null,
  role text not null,
  action text not null,
  account_id uuid,
  is_break_glass boolean not null default false,
  reason text,
  ip inet,
  -- The audit row of an opening names it.
  break_glass_id uuid
);
create index staff_audit_newest on staff_audit (at, id);
create index staff_audit_break_glass on staff_audit (at, id) where is_break_glass;
create index staff_audit_account on staff_audit (account_id, at) where account_id is not null;
create trigger staff_audit_append_only before update or delete on staff_audit
  for each row execute function keep_staff_audit();
create trigger staff_audit_not_truncated before truncate on staff_audit
  for each statement execute function keep_staff_audit();

-- Files of other people's members that were opened in an emergency: for reading, for an hour. The reason is sealed, because
-- it may speak of the member's health. No foreign key: it is a look at health data, and outlives the account as the looks do
-- (docs/decisions/privacy/0169-one-declaration-of-personal-data.md).
create table break_glass (
  account_id uuid not null,
  id uuid not null,
  staff_id uuid not null references staff (id),
  opened_at timestamptz not null,
  until timestamptz not null,
  sealed bytea not null,
  -- When the account was deleted.
  retained_since timestamptz,
  primary key (account_id, id)
);
create index break_glass_open on break_glass (account_id, staff_id, until);
create index break_glass_key on break_glass (substring(sealed from 2 for 8));
create index break_glass_retained on break_glass (retained_since) where retained_since is not null;

-- What a professional answers for: a row is sealed anew, retained once under a pseudonym, and deleted only after its account
-- was.
create function keep_professional_record() returns trigger language plpgsql as $$
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
