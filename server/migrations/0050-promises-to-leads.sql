-- The ledger also carries what is promised to somebody without an account: a lead's call
-- (docs/decisions/programme/0101-one-ledger.md).
alter table promise_pauses drop constraint promise_pauses_account_id_promise_id_fkey;
alter table promise_events drop constraint promise_events_account_id_promise_id_fkey;

-- One of the two owns it, and takes it along when it is erased. `(account_id, kind, subject)` stays unique.
alter table promises drop constraint promises_pkey, add primary key (id);
alter table promises add constraint promises_account_id_id_key unique (account_id, id);
alter table promises alter column account_id drop not null,
  add column lead_id uuid references leads (id) on delete cascade,
  add constraint promises_owner check (num_nonnulls(account_id, lead_id) = 1);
create unique index promises_lead on promises (lead_id, kind, subject) where lead_id is not null;
-- What was promised in a kind since a day.
create index promises_started on promises (kind, starts_at);

-- The account stays beside the promise, for the export and the erasure; null: a lead's.
alter table promise_pauses drop constraint promise_pauses_pkey, add primary key (promise_id, starts_at, actor);
alter table promise_pauses alter column account_id drop not null,
  add foreign key (promise_id) references promises (id) on delete cascade;
create index promise_pauses_account on promise_pauses (account_id);
drop index promise_pauses_open;
create unique index promise_pauses_open on promise_pauses (promise_id, actor) where ends_at is null;

-- `promise_events_once` stays by account: the release before this one sweeps a lead's promise without effect, and a key of
-- the promise alone would stop its sweep.
alter table promise_events drop constraint promise_events_pkey, add primary key (promise_id, id);
alter table promise_events alter column account_id drop not null,
  add foreign key (promise_id) references promises (id) on delete cascade;
create index promise_events_account on promise_events (account_id);

-- A lead stands in no queue of the team.
create or replace trigger promises_attention
  after insert or update of state, due_at, fulfilled_at, voided_at on promises
  for each row when (new.account_id is not null) execute function mark_attention();
create or replace trigger promise_pauses_attention after insert or update on promise_pauses
  for each row when (new.account_id is not null) execute function mark_attention();

-- The open calls. Five minutes that were promised in a later request of the lead count from that one.
insert into promises (lead_id, id, reference_number, kind, subject, starts_at, due_at, rule_version, check_at)
select l.id, drawn.id, numbered.reference_number,
  case l.promise when '5-minutes' then 'call-back-5min' else 'call-back-24h' end, 'call',
  case l.promise when '5-minutes' then greatest(l.created_at, l.due_at - interval '5 minutes') else l.created_at end,
  l.due_at, '1', l.due_at + interval '1 millisecond'
from leads l
cross join lateral (select gen_random_uuid() as id, l.id as lead_id) as drawn
-- As platform/reference-number.ts derives it.
cross join lateral (
  select left(code, 5) || '-' || right(code, 5) as reference_number
  from (
    select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(hash, i) % 32 + 1, 1), '' order by i) as code
    from generate_series(0, 9) as i, sha256(convert_to('referenceNumber ' || drawn.id, 'UTF8')) as hash
  ) as spelled
) as numbered
where l.contacted_at is null;
insert into promise_events (promise_id, at, event, by)
select id, starts_at, 'made', 'system' from promises where lead_id is not null;
