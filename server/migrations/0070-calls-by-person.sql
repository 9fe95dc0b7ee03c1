-- A call belongs to one professional, and so does its hour (docs/decisions/programme/0161-calls-by-person.md). Calls made
-- before go to the member's own professional of then, or to the first of the profession who works here.
alter table bookings add column staff_id uuid references staff (id);

update bookings b set staff_id = coalesce(
  (select a.staff_id from staff_assignments a
   where a.account_id = b.account_id and a.until is null
     and a.role = case b.professional when 'nutritionist' then 'nutri' else 'treinador' end),
  (select s.id from staff s
   where s.role = case b.professional when 'nutritionist' then 'nutri' else 'treinador' end
   order by s.dismissed_at is not null, s.id limit 1)
);
-- Where the profession has no one, the call had no other side.
delete from bookings where staff_id is null;
alter table bookings alter column staff_id set not null;

-- The hour of a call that the team moved stays taken: its professional is not there.
create unique index bookings_one_per_person on bookings (staff_id, starts_at)
  where state in ('booked', 'proposed', 'moved-by-team');
drop index bookings_one_per_slot;
-- The week of one agenda.
create index bookings_by_person on bookings (staff_id, starts_at);
drop index bookings_by_hour;
