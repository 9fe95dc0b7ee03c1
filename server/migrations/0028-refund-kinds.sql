-- Refunds without conditions that the questionnaire's outcome offers.
alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check check (
  kind in ('withdrawal', 'guarantee', 'not-served', 'remote-care-declined', 'goodwill', 'duplicate', 'amount-mismatch')
) not valid;
