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

-- A link and a code sent to an address. Both are computed from the id and our key: neither is stored anywhere.
create table proofs (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('prove', 'reset', 'release')),
  channel text not null check (channel in ('email', 'phone')),
  address text not null,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index proofs_account on proofs (account_id, created_at);

-- Counters of attempts, in the shape the limiter library writes.
create table throttles (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
