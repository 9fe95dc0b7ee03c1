-- The database and its two roles; idempotent. Passwords come from the environment, so that the process list does not
-- show them.
\getenv app_password APP_PASSWORD
\getenv owner_password OWNER_PASSWORD
\set owner :name _owner
\set app :name _app

select format('create role %I login', :'owner') where not exists (select from pg_roles where rolname = :'owner') \gexec
select format('create role %I login', :'app') where not exists (select from pg_roles where rolname = :'app') \gexec
alter role :"owner" password :'owner_password' nosuperuser nocreatedb nocreaterole noreplication;
alter role :"app" password :'app_password' nosuperuser nocreatedb nocreaterole noreplication;
-- The timeouts of server/src/platform/database/db.ts: as startup parameters they do not get through PgBouncer.
alter role :"app" set statement_timeout = '12s';
alter role :"app" set lock_timeout = '3s';
alter role :"app" set idle_in_transaction_session_timeout = '30s';
-- The worker exports metrics about WAL archiving and replication.
grant pg_read_all_stats to :"app";

select format('create database %I owner %I', :'name', :'owner')
where not exists (select from pg_database where datname = :'name') \gexec
revoke all on database :"name" from public;
grant connect, temporary on database :"name" to :"owner";
grant connect on database :"name" to :"app";
