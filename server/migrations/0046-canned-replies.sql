-- Replies that a person of the team keeps for later: no member's data. The service's own are engine/src/team/replies.
create table canned_replies (
  staff_id uuid not null references staff (id),
  -- The client's idempotency key.
  id uuid not null,
  title text not null check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 2000),
  saved_at timestamptz not null,
  primary key (staff_id, id)
);
