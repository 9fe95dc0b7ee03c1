-- Records of devices, the questionnaire and what follows from it: assessments, alerts, calls.

-- Records that a member's devices write offline and merge by clocks (docs/decisions/platform/0060-sync-protocol.md).
-- A clock is 128 bits that sort bytewise, stored as uuid: 16 bytes instead of 35.
create table sync_heads (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- Part of every cursor: a new epoch makes all devices start over.
  epoch uuid not null default gen_random_uuid(),
  -- The highest revision given to a record of this account.
  rev bigint not null default 0,
  -- When a mutation was last refused for a fault of ours or of the device, to the hour.
  refused_at timestamptz,
  -- The newest revision of each kind: a pull reads the kinds that changed after its cursor.
  kind_revs jsonb not null default '{}',
  -- How many records of each kind an account has stored, deleted ones included, and the bytes of their values: compared
  -- with the ceilings of server/src/sync/ceilings.ts under the head's lock, so that a push counts nothing.
  -- {"weight": {"records": 12, "bytes": 2400, "hour": 496000, "inHour": 2}}; a kind that never wrote is absent.
  kind_counts jsonb not null default '{}'
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
  value jsonb,
  lost_at timestamptz not null,
  -- A lost value of a kind that is sealed.
  sealed bytea,
  primary key (account_id, kind, record_id, field, device),
  constraint sync_conflicts_value_check check (num_nonnulls(value, sealed) = 1)
);
create index sync_conflicts_lost on sync_conflicts (lost_at);
create index sync_conflicts_key on sync_conflicts (substring(sealed from 2 for 8)) where sealed is not null;

-- The questionnaire. A value is sealed by the application (docs/decisions/privacy/0069-sealed-answers.md): in clear stand
-- which question was answered, and when.
create table intake_answers (
  account_id uuid not null,
  -- Fixed by the question: every device of an account writes the same record.
  id uuid not null,
  -- Null once the value of a deleted answer is erased.
  sealed bytea,
  hlc uuid,
  deleted_hlc uuid,
  deleted_at timestamptz,
  is_contested boolean not null,
  rev bigint not null,
  saved_at timestamptz not null,
  primary key (account_id, id)
);
create unique index intake_answers_changes on intake_answers (account_id, rev);
create index intake_answers_deleted on intake_answers (deleted_at) where deleted_at is not null and hlc is not null;
create index intake_answers_saved on intake_answers using brin (saved_at);
-- By which secret a value was sealed: a rotation looks for the others.
create index intake_answers_key on intake_answers (substring(sealed from 2 for 8)) where sealed is not null;

-- What the safety table decided, each time that it decided otherwise; the newest is in force. It outlives the answers and
-- the account: levels and times, nothing that a person said.
create table intake_assessments (
  account_id uuid not null,
  number int not null,
  decided_at timestamptz not null,
  -- When the questionnaire was first closed; null before.
  completed_at timestamptz,
  outcome text not null check (outcome in
    ('crisis', 'not-served', 'no-consent', 'remote-care-declined', 'person-first', 'limited', 'plan')),
  plan text not null check (plan in ('completo', 'gratis')),
  safety_version text not null,
  questionnaire_version text not null,
  targets_version text not null,
  diet text not null check (diet in ('A', 'B', 'C', 'N', 'D')),
  training text check (training in ('A', 'B', 'C', 'N', 'D')),
  -- Until when a person reads or calls.
  person_by timestamptz,
  definitive_plan_by timestamptz,
  -- Newer answers would allow more, and a person decides.
  awaits_review boolean not null,
  refund text check (refund in ('not-served', 'remote-care-declined', 'goodwill')),
  -- Codes of rows, numbers shown, notes, caps and blocked regions, sealed; null once the answers are erased.
  sealed bytea,
  -- When the account was deleted: it is then kept for the legal time.
  retained_since timestamptz,
  primary key (account_id, number)
);
create index intake_assessments_key on intake_assessments (substring(sealed from 2 for 8)) where sealed is not null;
create index intake_assessments_retained on intake_assessments (retained_since) where retained_since is not null;

-- What professionals do about a member's answers, kept as their decisions are
-- (docs/decisions/programme/0121-acts-of-professionals-on-answers.md). In clear stand who and when.

-- An answer that the member told a professional, who recorded it. The answer itself is among the member's answers.
create table reported_answers (
  account_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  -- When and how it was told.
  reported_on date not null,
  channel text not null check (channel in ('chat', 'appointment', 'phone')),
  recorded_at timestamptz not null,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id)
);
create index reported_answers_newest on reported_answers (account_id, recorded_at);
create index reported_answers_key on reported_answers (substring(sealed from 2 for 8));
create index reported_answers_retained on reported_answers (retained_since) where retained_since is not null;
create trigger reported_answers_append_only before update or delete on reported_answers
  for each row execute function keep_professional_record();
create trigger reported_answers_not_truncated before truncate on reported_answers
  for each statement execute function keep_professional_record();

-- A sign of safety that a member wrote to the assistant, which asks back before anything changes
-- (docs/decisions/programme/0129-signs-are-asked-back.md). The row of the safety table is sealed, as in the
-- assessments; the words stay in the conversation. A no deletes the row.
create table reported_signs (
  account_id uuid not null,
  -- The assistant's message that asks.
  id uuid not null,
  asked_at timestamptz not null,
  -- When the member said yes, and the assessment that was in force before; null until then.
  reported_at timestamptz,
  assessment_before int,
  -- When the member took it back, which is possible until a professional has decided.
  taken_back_at timestamptz,
  -- The row.
  sealed bytea not null,
  primary key (account_id, id),
  check ((reported_at is null) = (assessment_before is null)),
  check (taken_back_at is null or reported_at is not null)
);
create index reported_signs_key on reported_signs (substring(sealed from 2 for 8));

-- A food that an answer excludes and a professional allows, or no longer does: the newest act about a food counts. Which
-- food it is and why is sealed.
create table food_overrides (
  account_id uuid not null,
  -- The client's idempotency key.
  id uuid not null,
  act text not null check (act in ('allow', 'revoke')),
  staff_id uuid not null,
  decided_at timestamptz not null,
  sealed bytea not null,
  retained_since timestamptz,
  primary key (account_id, id)
);
create index food_overrides_newest on food_overrides (account_id, decided_at);
create index food_overrides_key on food_overrides (substring(sealed from 2 for 8));
create index food_overrides_retained on food_overrides (retained_since) where retained_since is not null;
create trigger food_overrides_append_only before update or delete on food_overrides
  for each row execute function keep_professional_record();
create trigger food_overrides_not_truncated before truncate on food_overrides
  for each statement execute function keep_professional_record();

-- Alerts to the contacts on call: that a member needs a person, never why or in which words.
create table on_call_alerts (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  -- What the contacts, the page and the operator call it by.
  reference_number text not null unique,
  urgency text not null check (urgency in ('crisis', 'emergency', 'care')),
  -- What raised it, so that the same occasion is one alert.
  subject text not null,
  raised_at timestamptz not null,
  -- Until when the member was told that a person talks to them.
  person_by timestamptz not null,
  -- When the second contact is notified, unless the alert is acknowledged before; null afterwards.
  escalate_at timestamptz,
  escalated_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by text,
  -- When the contacts on call are told of an alert, where that is not at once: care waits for service hours, and alerts of new
  -- accounts without a purchase are told together. `page_at` is null once it is told.
  page_at timestamptz,
  paged_at timestamptz,
  -- Of an account younger than a day without a purchase, when it was raised.
  is_held boolean not null default false,
  primary key (account_id, id),
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create unique index on_call_alerts_open on on_call_alerts (account_id, subject) where acknowledged_at is null;
create index on_call_alerts_unacknowledged on on_call_alerts (raised_at) where acknowledged_at is null;
create index on_call_alerts_escalate on on_call_alerts (escalate_at) where escalate_at is not null;
create index on_call_alerts_page on on_call_alerts (page_at) where page_at is not null;
create index on_call_alerts_held on on_call_alerts (paged_at) where is_held and paged_at is not null;

-- Calls that members book with a professional. The id is the client's idempotency key.
create table bookings (
  account_id uuid not null references accounts (id) on delete cascade,
  id uuid not null,
  reference_number text not null unique,
  professional text not null check (professional in ('nutritionist', 'trainer')),
  purpose text not null check (purpose in ('plan', 'remote-care')),
  way text not null check (way in ('video', 'phone')),
  starts_at timestamptz not null,
  -- proposed: moved by the team, waits for the member's yes, and lapses when it begins without one.
  -- moved-by-team: the professional is not there, so the hour stays taken.
  state text not null check (
    state in ('booked', 'proposed', 'lapsed', 'moved-by-member', 'moved-by-team', 'cancelled', 'missed', 'done')
  ),
  -- The booking that this one replaces.
  moved_from uuid,
  -- Why the team moved it, from a list: a free text could name a member's health.
  move_reason text check (move_reason in ('urgency', 'illness', 'technical', 'schedule')),
  link text,
  -- When the member is reminded; null once done, or when it is too late.
  remind_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  -- A call belongs to one professional, and so does its hour (docs/decisions/programme/0161-calls-by-person.md).
  staff_id uuid not null references staff (id),
  primary key (account_id, id)
);
create unique index bookings_one_open on bookings (account_id, purpose) where state in ('booked', 'proposed');
create index bookings_open on bookings (starts_at) where state in ('booked', 'proposed');
create index bookings_reminders on bookings (remind_at) where remind_at is not null;
create index bookings_settled on bookings (settled_at) where state = 'missed';
create index bookings_by_id on bookings (id);
-- The hour of a call that the team moved stays taken: its professional is not there.
create unique index bookings_one_per_person on bookings (staff_id, starts_at)
  where state in ('booked', 'proposed', 'moved-by-team');
-- The week of one agenda.
create index bookings_by_person on bookings (staff_id, starts_at);

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
create index booking_absences_when on booking_absences (professional, ends_at);
