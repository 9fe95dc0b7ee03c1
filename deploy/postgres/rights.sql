-- Inside the product's database: the owner creates objects, the application's role uses them. Default privileges cover
-- what later migrations create.
\set owner :name _owner
\set app :name _app

revoke all on schema public from public;
grant usage, create on schema public to :"owner";
grant usage on schema public to :"app";
create schema if not exists pgboss authorization :"owner";
grant usage on schema pgboss to :"app";

alter default privileges for role :"owner" grant select, insert, update, delete on tables to :"app";
alter default privileges for role :"owner" grant usage, select on sequences to :"app";
alter default privileges for role :"owner" grant execute on functions to :"app";
grant select, insert, update, delete on all tables in schema public, pgboss to :"app";
grant usage, select on all sequences in schema public, pgboss to :"app";
-- Only the owner writes the migrations' table.
select format('revoke insert, update, delete on schema_migrations from %I', :'app')
where to_regclass('schema_migrations') is not null \gexec
-- A signature is never changed: its row is only marked as retained when the account goes.
select format('revoke update on plan_signatures from %I', :'app') where to_regclass('plan_signatures') is not null \gexec
select format('grant update (retained_since) on plan_signatures to %I', :'app')
where to_regclass('plan_signatures') is not null \gexec
