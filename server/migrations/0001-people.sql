-- One person, one account. Email is kept lower-case and phone in E.164, so the
-- unique indexes mean what people mean by "the same".
create table accounts (
  id uuid primary key,
  full_name text not null,
  email text,
  email_proven_at timestamptz,
  phone text,
  phone_proven_at timestamptz,
  country_code text not null,
  -- Gone when somebody proves the address and did not know the password: they set a new one.
  password_hash text,
  -- What the browser said about itself at sign-up is a claim; signup_ip is our own reading.
  signup_ip inet,
  signup_ip_claim text,
  signup_user_agent text,
  created_at timestamptz not null,
  constraint accounts_email_is_lower_case check (email = lower(email)),
  constraint accounts_phone_is_e164 check (phone ~ '^\+[1-9][0-9]{6,14}$')
);
create unique index accounts_email_key on accounts (email);
create unique index accounts_phone_key on accounts (phone);
create index accounts_created on accounts (created_at);

-- Every answer to the consent question, for ever; the newest one counts.
create table consents (
  account_id uuid not null references accounts (id) on delete cascade,
  recorded_at timestamptz not null,
  ads boolean not null,
  version text not null,
  answered_at timestamptz not null,
  primary key (account_id, recorded_at)
);
