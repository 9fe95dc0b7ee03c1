-- How many records of each kind an account has stored, deleted ones included, and the bytes of their values: compared
-- with the ceilings of server/src/sync/ceilings.ts under the head's lock, so that a push counts nothing.
-- {"weight": {"records": 12, "bytes": 2400, "hour": 496000, "inHour": 2}}; a kind that never wrote is absent.
alter table sync_heads add column kind_counts jsonb not null default '{}';
