-- Accounts, how people get into them, what they agreed to, and who looked at their health data.

-- As advertising platforms hash an address, so that an event's hash finds the account whose consent counts.
create function contact_hash(contact text) returns text
  language sql immutable strict parallel safe
  return encode(sha256(convert_to(contact, 'UTF8')), 'hex');

-- One person, one account. Email is kept lower-case and phone in E.164, so the unique indexes mean what people mean by
-- "the same".
create table accounts (
  id uuid primary key,
  full_name text not null,
  email text,
  email_verified_at timestamptz,
  phone text,
  phone_verified_at timestamptz,
  country_code text not null,
  -- Gone when the address is verified without the password: its owner sets a new one.
  password_hash text,
  -- What the browser said about itself at sign-up is a claim; signup_ip is our own reading.
  signup_ip inet,
  signup_ip_claim text,
  signup_user_agent text,
  created_at timestamptz not null,
  -- An account with purchases cannot vanish before the law lets them go: what is left of it names nobody.
  deleted_at timestamptz,
  -- Of the member's newest device, an IANA name; null: none has said it yet.
  time_zone text,
  constraint accounts_email_is_lower_case check (email = lower(email)),
  constraint accounts_phone_is_e164 check (phone ~ '^\+[1-9][0-9]{6,14}$')
);
create unique index accounts_email_key on accounts (email);
create unique index accounts_phone_key on accounts (phone);
create index accounts_created on accounts (created_at);
-- An event's phone may come with or without the country's code.
create index accounts_email_hash on accounts (contact_hash(email)) where email is not null;
create index accounts_phone_hash on accounts (contact_hash(ltrim(phone, '+'))) where phone is not null;
create index accounts_national_phone_hash
  on accounts (contact_hash(substr(phone, length(country_code) + 1))) where phone is not null;

-- A session is a random token kept by the browser; here is only its hash.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz not null,
  user_agent text,
  ip inet
);
create index sessions_account on sessions (account_id);
create index sessions_expired on sessions (expires_at);

-- A link and a code sent to an address. Both are computed from the id and our key: neither is stored anywhere.
create table verifications (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'release')),
  channel text not null check (channel in ('email', 'phone')),
  address text not null,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Codes typed by a client with a session are counted apart: an attacker who knows an email uses up their own five only.
  wrong_codes_signed_in integer not null default 0,
  -- A receipt carries a link and no code: nobody can type one, so none can be guessed.
  has_code boolean not null default true
);
create index verifications_account on verifications (account_id, created_at);
create index verifications_address on verifications (address);
create index verifications_expired on verifications (expires_at);

-- Every answer to the consent question, for ever; the newest one counts.
create table consents (
  account_id uuid not null references accounts (id) on delete cascade,
  recorded_at timestamptz not null,
  allowed boolean not null,
  version text not null,
  answered_at timestamptz not null,
  -- Two answers of one moment are both kept; the later row counts.
  id bigint generated always as identity,
  -- An answer is about one purpose.
  purpose text not null check (purpose in (
    'ads', 'messages-email', 'messages-whatsapp', 'health-data', 'remote-care', 'assistant-provider')),
  via text not null check (via in ('form', 'checkout', 'account', 'unsubscribe')),
  -- SHA-256 of the text that was agreed to, beside its version.
  text_hash bytea,
  primary key (id)
);
create index consents_account on consents (account_id, purpose, recorded_at, id);

-- Members are promised that nobody can erase a look, so no code path may: a row is closed once, retained once under a
-- pseudonym, and deleted only after its account was.
create function keep_health_accesses() returns trigger language plpgsql as $$
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
  -- By a professional who is not of the member's own team, in an emergency.
  is_break_glass boolean not null,
  -- How long it was open; null until it is closed.
  seconds int check (seconds >= 0),
  -- When the account was deleted.
  retained_since timestamptz,
  primary key (account_id, id)
);
create index health_accesses_newest on health_accesses (account_id, at, id);
create index health_accesses_retained on health_accesses (retained_since) where retained_since is not null;
create trigger health_accesses_append_only before update or delete on health_accesses
  for each row execute function keep_health_accesses();
create trigger health_accesses_not_truncated before truncate on health_accesses
  for each statement execute function keep_health_accesses();
