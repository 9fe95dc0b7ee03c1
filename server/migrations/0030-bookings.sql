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
  primary key (account_id, id)
);
create unique index bookings_one_per_slot on bookings (professional, starts_at)
  where state in ('booked', 'proposed', 'moved-by-team');
create unique index bookings_one_open on bookings (account_id, purpose) where state in ('booked', 'proposed');
create index bookings_open on bookings (starts_at) where state in ('booked', 'proposed');
create index bookings_reminders on bookings (remind_at) where remind_at is not null;
create index bookings_settled on bookings (settled_at) where state = 'missed';
