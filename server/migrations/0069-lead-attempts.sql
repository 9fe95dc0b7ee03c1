-- A lead of an address that sent too many is called without a promise. Calls that nobody answered are recorded.
alter table leads
  add column is_promised boolean not null default true,
  add column attempts integer not null default 0,
  add column attempted_at timestamptz,
  add column attempted_by text;

-- A number that twice did not answer leaves the public figures.
alter table promises add column is_public boolean not null default true;
