-- Renames only. A purchase grants a subscription, a charge has a disposition, and a refund's status says how far it is.
alter table payments rename column asked to lookup_count;
update payments set failure = case failure
  when 'surplus' then 'duplicate' when 'other-amount' then 'amount-mismatch'
  when 'issuer-off' then 'issuer-disabled' else 'not-charged' end
where failure in ('surplus', 'other-amount', 'issuer-off', 'never-happened');

alter table charges rename column verdict to disposition;
alter table charges drop constraint charges_verdict_check, drop constraint charges_status_check;
update charges set
  disposition = case disposition when 'surplus' then 'duplicate' when 'other-amount' then 'amount-mismatch' else disposition end,
  status = case status when 'returning' then 'refunding' when 'returned' then 'refunded' else status end
where disposition in ('surplus', 'other-amount') or status in ('returning', 'returned');
alter table charges
  add constraint charges_disposition_check check (disposition in ('accepted', 'duplicate', 'amount-mismatch')),
  add constraint charges_status_check check (status in ('captured', 'refunding', 'refunded'));

alter table refunds drop constraint refunds_kind_check, drop constraint refunds_status_check;
update refunds set
  kind = case kind when 'surplus' then 'duplicate' when 'other-amount' then 'amount-mismatch' else kind end,
  status = case status
    when 'due' then 'pending' when 'sent' then 'submitted' when 'no-balance' then 'insufficient-balance'
    when 'done' then 'succeeded' when 'denied' then 'rejected' else status end,
  requested_by = case requested_by when 'house' then 'system' else requested_by end;
alter table refunds
  add constraint refunds_kind_check check (kind in ('withdrawal', 'guarantee', 'duplicate', 'amount-mismatch')),
  add constraint refunds_status_check check (
    status in ('pending', 'submitted', 'awaiting-approval', 'insufficient-balance', 'succeeded', 'rejected'));

alter table webhook_events rename column code_id to pix_code_id;
alter table webhook_events rename column plan_id to installment_plan_id;
alter table webhook_events rename column is_later_part to is_following_installment;

alter table plan_periods rename to subscription_periods;
alter index plan_periods_account rename to subscription_periods_account;
alter index plan_periods_ending rename to subscription_periods_ending;
alter table subscription_periods rename constraint plan_periods_pkey to subscription_periods_pkey;
alter table subscription_periods rename constraint plan_periods_payment_id_fkey to subscription_periods_payment_id_fkey;
alter table subscription_periods rename constraint plan_periods_account_id_fkey to subscription_periods_account_id_fkey;

update messages set template = 'subscription-' || substr(template, 6) where template in ('plan-ending', 'plan-extended');
update messages set params = jsonb_set(params, '{status}', to_jsonb(case params ->> 'status'
  when 'no-balance' then 'insufficient-balance' else 'rejected' end))
where template = 'refund-stuck' and params ->> 'status' in ('no-balance', 'denied');
update messages set params = jsonb_set(params, '{kind}', to_jsonb(case params ->> 'kind'
  when 'surplus' then 'duplicate' else 'amount-mismatch' end))
where template in ('refund-started', 'refund-done') and params ->> 'kind' in ('surplus', 'other-amount');

update deeds set
  actor = case actor when 'house' then 'system' else actor end,
  deed = case deed
    when 'plan granted' then 'subscription granted' when 'refund of a stranger''s charge' then 'orphan charge refunded' else deed end
where actor = 'house' or deed in ('plan granted', 'refund of a stranger''s charge');
alter table accounts rename column email_proven_at to email_verified_at;
alter table accounts rename column phone_proven_at to phone_verified_at;

alter table proofs rename to verifications;
alter table verifications rename constraint proofs_pkey to verifications_pkey;
alter table verifications rename constraint proofs_account_id_fkey to verifications_account_id_fkey;
alter table verifications rename constraint proofs_channel_check to verifications_channel_check;
alter index proofs_account rename to verifications_account;
alter index proofs_address rename to verifications_address;
alter index proofs_expired rename to verifications_expired;
alter table verifications drop constraint proofs_purpose_check;
update verifications set purpose = 'verify' where purpose = 'prove';
alter table verifications add constraint verifications_purpose_check check (purpose in ('verify', 'reset', 'release'));

alter table deeds rename to audit_log;
alter table audit_log rename column deed to action;
alter table audit_log rename constraint deeds_pkey to audit_log_pkey;
alter sequence deeds_id_seq rename to audit_log_id_seq;
alter index deeds_payment rename to audit_log_payment;
update audit_log set details = details - 'protocol' || jsonb_build_object('referenceNumber', details -> 'protocol')
  where details ? 'protocol';

alter table messages rename column line_down to channel_down;
alter table messages rename column is_farewell to redact_after_send;
alter index messages_line_down_by_priority rename to messages_channel_down_by_priority;
drop index messages_parked;
alter table messages drop constraint messages_status_check;
update messages set status = 'dead-lettered' where status = 'parked';
alter table messages add constraint messages_status_check check (status in ('due', 'sent', 'dead-lettered', 'cancelled'));
create index messages_dead_lettered on messages (settled_at) where status = 'dead-lettered';
update messages set template = 'verify-contact' where template = 'prove-address';
update messages set params = params - 'proofId' || jsonb_build_object('verificationId', params -> 'proofId')
  where params ? 'proofId';
update messages set params = params - 'protocol' || jsonb_build_object('referenceNumber', params -> 'protocol')
  where params ? 'protocol';

update messages set params = params - 'kept' || jsonb_build_object('retained', params -> 'kept')
  where template = 'account-deleted' and params ? 'kept';

alter table conversions rename column matching to hashed_identifiers;
alter table relays drop constraint relays_status_check;
update relays set status = 'dead-lettered' where status = 'parked';
update relays set status = 'revoked' where status = 'withdrawn';
alter table relays add constraint relays_status_check check (status in ('due', 'sent', 'revoked', 'dead-lettered'));

alter table subscription_periods rename column ending_told_at to ending_notified_at;

alter table refunds rename column protocol to reference_number;
alter table refunds rename constraint refunds_protocol_key to refunds_reference_number_key;
alter table guarantee_claims rename column protocol to reference_number;
alter table guarantee_claims rename constraint guarantee_claims_protocol_key to guarantee_claims_reference_number_key;
alter table guarantee_grants rename column keep_until to retain_until;
alter index guarantee_grants_keep_until rename to guarantee_grants_retain_until;

alter table deletions rename column protocol to reference_number;
alter table deletions rename column keep_until to retain_until;
alter table deletions rename column kept to retained;
alter index deletions_keep_until rename to deletions_retain_until;
