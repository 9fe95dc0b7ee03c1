-- When whoever is on call is told of an alert, where that is not at once: care waits for service hours, and alerts of new
-- accounts without a purchase are told together. `page_at` is null once it is told.
alter table on_call_alerts
  add column page_at timestamptz,
  add column paged_at timestamptz,
  -- Of an account younger than a day without a purchase, when it was raised.
  add column is_held boolean not null default false;
create index on_call_alerts_page on on_call_alerts (page_at) where page_at is not null;
create index on_call_alerts_held on on_call_alerts (paged_at) where is_held and paged_at is not null;
