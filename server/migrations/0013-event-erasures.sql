-- Browsers whose events are being erased because their owner left: what one transaction does not finish, a sweep does.
-- A row is gone as soon as nothing carries its mark any more.
create table event_erasures (
  fbp text primary key,
  requested_at timestamptz not null
);

-- An event that anybody may send with somebody's e-mail or phone is not theirs: nothing is found by these any more.
drop index conversions_email_hash;
drop index conversions_phone_hash;
