-- Agreement to remote care, asked of members of the Complete plan.
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('ads', 'messages-email', 'messages-whatsapp', 'health-data', 'remote-care')) not valid;
