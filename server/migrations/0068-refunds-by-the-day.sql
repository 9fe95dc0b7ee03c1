-- A person also answers other requests for money than the guarantee's: of which kind, and the amount of the day it was asked on.
alter table guarantee_claims
  add column kind text not null default 'guarantee'
    check (kind in ('guarantee', 'not-served', 'remote-care-declined', 'goodwill')),
  add column amount_cents integer check (amount_cents > 0),
  add constraint guarantee_claims_amount check ((kind = 'guarantee') = (amount_cents is null));

-- A part of a charge: the gateway refunds a plan of instalments whole, so that the team sends it and records it.
alter table refunds add column by_hand boolean not null default false;
