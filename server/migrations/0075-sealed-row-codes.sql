-- The codes of the safety table's rows name diseases: they are sealed with an assessment's details, and go with them
-- (docs/decisions/privacy/0169-one-declaration-of-personal-data.md). No release with members was made before: what was
-- sealed without its codes is decided anew from the answers.
update intake_assessments set sealed = null;
alter table intake_assessments drop column row_codes;

-- What a request for the guarantee was decided on goes with the consent to health data; hash and decision stay.
alter table guarantee_decisions alter column sealed drop not null;
