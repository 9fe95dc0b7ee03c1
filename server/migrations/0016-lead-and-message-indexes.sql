-- no transaction
drop index concurrently if exists leads_open_phone;
create unique index concurrently leads_open_phone on leads (phone) where is_primary and contacted_at is null;

-- Of several open leads of one phone the most urgent one is the primary.
-- until nothing is left
update leads set is_primary = true where id in (
  select distinct on (phone) id from leads l
  where contacted_at is null and not exists (
    select from leads p where p.phone = l.phone and p.is_primary and p.contacted_at is null)
  order by phone, due_at, id limit 10000);

-- Most awaited first. The release before this one finds the same rows by these.
drop index concurrently if exists messages_due_by_priority;
create index concurrently messages_due_by_priority on messages (channel, priority, due_at) where status = 'due';
drop index concurrently if exists messages_line_down_by_priority;
create index concurrently messages_line_down_by_priority on messages (channel, priority, created_at)
  where status = 'due' and line_down;
drop index concurrently if exists messages_due;
drop index concurrently if exists messages_line_down;

-- An event's phone may come with or without the country's code.
drop index concurrently if exists accounts_email_hash;
create index concurrently accounts_email_hash on accounts (contact_hash(email)) where email is not null;
drop index concurrently if exists accounts_phone_hash;
create index concurrently accounts_phone_hash on accounts (contact_hash(ltrim(phone, '+'))) where phone is not null;
drop index concurrently if exists accounts_national_phone_hash;
create index concurrently accounts_national_phone_hash
  on accounts (contact_hash(substr(phone, length(country_code) + 1))) where phone is not null;
