-- Consent to health data, with the text that was agreed to: its SHA-256 beside its version.
-- Not validated, which would lock the table while it is read: earlier rows passed a stricter check.
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('ads', 'messages-email', 'messages-whatsapp', 'health-data')) not valid;
alter table consents add column text_hash bytea;
