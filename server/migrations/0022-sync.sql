-- Records that a member's devices write offline and merge by clocks (docs/decisions/platform/0060-sync-protocol.md).
-- A clock is 128 bits that sort bytewise, stored as uuid: 16 bytes instead of 35.
create table sync_heads (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- Part of every cursor: a new epoch makes all devices start over.
  epoch uuid not null default gen_random_uuid(),
  -- The highest revision given to a record of this account.
  rev bigint not null default 0,
  -- When a mutation was last refused for a fault of ours or of the device, to the hour.
  refused_at timestamptz
);
create index sync_heads_refused on sync_heads (refused_at) where refused_at is not null;

-- Values that lost against another device's.
create table sync_conflicts (
  account_id uuid not null,
  kind text not null,
  record_id uuid not null,
  field text not null,
  device text not null,
  hlc uuid not null,
  value jsonb not null,
  lost_at timestamptz not null,
  primary key (account_id, kind, record_id, field, device)
);
create index sync_conflicts_lost on sync_conflicts (lost_at);

-- No foreign key: a push of 200 would check the account 200 times. A writer holds the account's head.
create table weights (
  account_id uuid not null,
  id uuid not null,
  -- Null once the values of a deleted record are erased.
  at timestamptz,
  at_hlc uuid,
  kg numeric(5, 2),
  kg_hlc uuid,
  -- The newest delete, which a newer edit outlives.
  deleted_hlc uuid,
  -- Since when it is deleted, by our clock; null while it is not.
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
-- A page of changes is read from the index alone: the rows of one account lie on as many heap pages as there are rows.
create unique index weights_changes on weights (account_id, rev)
  include (id, at, at_hlc, kg, kg_hlc, deleted_hlc, is_contested);
create index weights_deleted on weights (deleted_at) where deleted_at is not null and kg_hlc is not null;
create index weights_saved on weights using brin (saved_at);
-- Index-only scans need pages marked as visible, also while the table only grows.
alter table weights set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
