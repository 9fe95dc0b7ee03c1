-- Which sign a member told the assistant, and why a version of a plan was withdrawn, are sealed as the codes of an assessment
-- are (docs/decisions/privacy/0169-one-declaration-of-personal-data.md). Only the application has the keys, and no release with
-- members was made before: what stands in clear goes. A withdrawn version stays withdrawn, without its reasons.
delete from reported_signs;
alter table reported_signs drop column row_code;
alter table reported_signs add column sealed bytea not null;
create index reported_signs_key on reported_signs (substring(sealed from 2 for 8));

alter table plan_withdrawals drop column reasons;
-- Null: the reasons went with the consent to health data.
alter table plan_withdrawals add column sealed bytea;
create index plan_withdrawals_key on plan_withdrawals (substring(sealed from 2 for 8)) where sealed is not null;
