-- What professionals write in a member's file, sealed (docs/decisions/programme/0091-releasing-a-member.md). In clear stand
-- who, when and about which half.

-- Between the professionals. Gone with the account.
create table staff_comments (
  account_id uuid not null references accounts (id) on delete cascade,
  -- The client's idempotency key.
  id uuid not null,
  staff_id uuid not null references staff (id),
  written_at timestamptz not null,
  sealed bytea not null,
  primary key (account_id, id)
);
create index staff_comments_newest on staff_comments (account_id, written_at);
create index staff_comments_key on staff_comments (substring(sealed from 2 for 8));

-- What was said in a call. No foreign key: it outlives the account, for the legal time.
create table call_notes (
  account_id uuid not null,
  id uuid not null,
  staff_id uuid not null references staff (id),
  booking_id uuid,
  minutes int check (minutes between 1 and 240),
  written_at timestamptz not null,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id)
);
create index call_notes_newest on call_notes (account_id, written_at);
create index call_notes_key on call_notes (substring(sealed from 2 for 8));
create index call_notes_retained on call_notes (retained_since) where retained_since is not null;

-- What a professional decided about a member whom a person reads first: kept as call notes are.
create table reading_decisions (
  account_id uuid not null,
  id uuid not null,
  -- The assessment that was read.
  assessment int not null,
  half text not null check (half in ('diet', 'training')),
  decision text not null check (decision in ('keep', 'limits', 'release', 'not-served')),
  staff_id uuid not null,
  decided_at timestamptz not null,
  -- Of keep: when it is looked at again.
  review_by timestamptz,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id),
  check ((decision = 'keep') = (review_by is not null))
);
create index reading_decisions_newest on reading_decisions (account_id, decided_at);
create index reading_decisions_key on reading_decisions (substring(sealed from 2 for 8));
create index reading_decisions_retained on reading_decisions (retained_since) where retained_since is not null;

-- A professional answers for both: a row is sealed anew, retained once, and deleted only after its account was.
create function keep_professional_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.retained_since is not null then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (to_jsonb(old) - '{sealed,retained_since}'::text[]) = (to_jsonb(new) - '{sealed,retained_since}'::text[])
    and (old.retained_since is null or old.retained_since = new.retained_since) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger call_notes_append_only before update or delete on call_notes
  for each row execute function keep_professional_record();
create trigger call_notes_not_truncated before truncate on call_notes
  for each statement execute function keep_professional_record();
create trigger reading_decisions_append_only before update or delete on reading_decisions
  for each row execute function keep_professional_record();
create trigger reading_decisions_not_truncated before truncate on reading_decisions
  for each statement execute function keep_professional_record();

-- Hours in which a profession takes no calls: no slot of them is offered.
create table booking_absences (
  id uuid primary key,
  professional text not null check (professional in ('nutritionist', 'trainer')),
  staff_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index bookings_by_hour on bookings (professional, starts_at);
create index bookings_by_id on bookings (id);
create index booking_absences_when on booking_absences (professional, ends_at);
