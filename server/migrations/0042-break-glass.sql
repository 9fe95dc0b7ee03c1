-- Files of other people's members that were opened in an emergency: for reading, for an hour. The reason is sealed, because
-- it may speak of the member's health.
create table break_glass (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  staff_id uuid not null references staff (id),
  opened_at timestamptz not null,
  until timestamptz not null,
  sealed bytea not null,
  primary key (account_id, id)
);
create index break_glass_open on break_glass (account_id, staff_id, until);
create index break_glass_key on break_glass (substring(sealed from 2 for 8));
-- The audit row of an opening names it.
alter table staff_audit add column break_glass_id uuid;
