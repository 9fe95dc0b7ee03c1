-- One open lead per phone. Leads from before this rule may share a phone: they stay open beside the primary one.
alter table leads add column is_primary boolean not null default false;
-- 'due': the team is to be notified of this lead; 'held': it waits for the next digest. The release before this one
-- notifies by itself and leaves the default.
alter table leads
  add column notification text not null default 'sent' check (notification in ('due', 'held', 'sent'));
create index leads_unnotified on leads (notification, created_at) where notification <> 'sent';

-- What the team was notified of, counted apart from the messages themselves: erasing a person must not give an attacker
-- the hour's allowance back. It names nobody.
create table team_notifications (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('lead', 'digest')),
  queued_at timestamptz not null
);
create index team_notifications_queued on team_notifications (queued_at);

-- 0: somebody sits and waits for it (codes, resets, receipts); 1: the rest; 2: to our own team.
alter table messages add column priority smallint not null default 1;

-- As advertising platforms hash an address, so that an event's hash finds the account whose consent counts.
create function contact_hash(contact text) returns text
  language sql immutable strict parallel safe
  return encode(sha256(convert_to(contact, 'UTF8')), 'hex');
