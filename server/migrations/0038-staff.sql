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
  check ((council is null) = (registration_number is null) and (council is null) = (registration_expires_on is null))
);
create unique index staff_email on staff (email);

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
  ip inet not null
);
create index staff_sessions_of on staff_sessions (staff_id);

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
  ip inet
);
create index staff_audit_newest on staff_audit (at, id);
create index staff_audit_break_glass on staff_audit (at, id) where is_break_glass;
create index staff_audit_account on staff_audit (account_id, at) where account_id is not null;

create function keep_staff_audit() returns trigger language plpgsql as $$
begin
  raise exception 'staff_audit is append-only';
end
$$;
create trigger staff_audit_append_only before update or delete on staff_audit
  for each row execute function keep_staff_audit();
create trigger staff_audit_not_truncated before truncate on staff_audit
  for each statement execute function keep_staff_audit();
