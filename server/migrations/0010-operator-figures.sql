-- How many calls the gateway still takes, as it last said itself.
create table gateway_quota (
  gateway text primary key,
  calls_left integer not null,
  seen_at timestamptz not null
);

-- Events come in the order of time: a few bytes for each range of blocks find those of the last minutes.
create index webhook_events_received on webhook_events using brin (received_at);

-- Given up for good: few, and somebody should look at them.
create index messages_parked on messages (settled_at) where status = 'parked';
