-- An emergency opening is a look at health data: it outlives the account, as the looks do
-- (docs/decisions/privacy/0169-one-declaration-of-personal-data.md).
alter table break_glass drop constraint break_glass_account_id_fkey;
-- When the account was deleted.
alter table break_glass add column retained_since timestamptz;
create index break_glass_retained on break_glass (retained_since) where retained_since is not null;
