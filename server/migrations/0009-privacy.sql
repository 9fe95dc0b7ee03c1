-- An answer is about one purpose. What was answered before this was about advertising, on a form.
alter table consents rename column ads to allowed;
alter table consents
  add column id bigint generated always as identity,
  add column purpose text not null default 'ads'
    check (purpose in ('ads', 'messages-email', 'messages-whatsapp')),
  add column via text not null default 'form' check (via in ('form', 'checkout', 'account', 'unsubscribe'));
alter table consents alter column purpose drop default, alter column via drop default;
-- Two answers of one moment are both kept; the later row counts.
alter table consents drop constraint consents_pkey, add primary key (id);
create index consents_account on consents (account_id, purpose, recorded_at, id);

-- An account with purchases cannot vanish before the law lets them go: what is left of it names nobody.
alter table accounts add column deleted_at timestamptz;

-- The last word to somebody who left: once said, the row forgets to whom.
alter table messages add column is_farewell boolean not null default false;

-- Who left is not written here. account_id stays only while purchases have to be kept, to find them when their time is up.
create table deletions (
  protocol text primary key,
  account_id uuid,
  deleted_at timestamptz not null,
  keep_until timestamptz,
  kept jsonb not null
);
create index deletions_keep_until on deletions (keep_until) where keep_until is not null;

-- Events of a visit are found again by the browser's advertising id or by the hash of a proven address, when their
-- person takes a consent back, asks for everything or leaves.
create index conversions_fbp on conversions (fbp) where fbp is not null;
create index conversions_email_hash on conversions ((matching -> 'em' ->> 0)) where matching is not null;
create index conversions_phone_hash on conversions ((matching -> 'ph' ->> 0)) where matching is not null;

-- Where somebody's address may stand outside their own account.
create index messages_recipient on messages (recipient);
create index proofs_address on proofs (address);
create index leads_phone on leads (phone);
create index leads_email on leads (email) where email is not null;
