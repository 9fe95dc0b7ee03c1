-- A cardholder's dispute is the charge's. A payment's own status says nothing of it, so that a won one leaves no trace there.
alter table charges
  add column dispute text check (dispute in ('open', 'lost', 'won')),
  -- When what we know of it was read over there: what was read before that says nothing new.
  add column dispute_read_at timestamptz;

update charges set dispute = 'open' where status = 'disputed';
update charges c set dispute = case when c.status = 'returned' then 'lost' else 'won' end
  from deeds d
  where d.payment_id = c.payment_id and d.deed = 'charge disputed' and c.verdict = 'accepted' and c.dispute is null;
update charges set status = 'captured' where status = 'disputed';
-- These went down in name only: nothing was refunded. What has reached us since, the gateway says again.
update payments p set status = 'paid'
  from charges c
  where c.payment_id = p.id and c.verdict = 'accepted' and c.status = 'captured' and c.dispute in ('open', 'won')
    and p.status = 'refunded';

-- A node of the version before cannot write its word any more: its event waits, and the next one writes it right.
alter table charges drop constraint charges_status_check;
alter table charges add constraint charges_status_check check (status in ('captured', 'returning', 'returned'));

-- Few, and asked for beside every payment that is shown.
create index charges_disputed on charges (payment_id) where dispute in ('open', 'lost');
