-- What the assistant remembers of a member, and what its answers cost (docs/decisions/programme/0100-assistant-memory.md).

-- Agreement that questions go, without what names the member, to an outside provider.
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check check (purpose in (
  'ads', 'messages-email', 'messages-whatsapp', 'health-data', 'remote-care', 'assistant-provider')) not valid;

-- One sentence each, sealed; in clear stand its kind and where it came from.
create table assistant_memories (
  account_id uuid not null,
  -- The device's own key: a resent sentence is stored once, a changed one replaces it.
  id uuid not null,
  key text not null check (key in ('prefere', 'evita', 'rotina', 'motivo', 'equipamento', 'tom')),
  sealed bytea not null,
  -- The answer that asked; null: written on the page.
  from_message uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, id)
);
create index assistant_memories_expired on assistant_memories (expires_at);
create index assistant_memories_sealed_key on assistant_memories (substring(sealed from 2 for 8));

-- Without a row the memory is on: nothing enters it without a tap.
create table assistant_memory_switches (
  account_id uuid primary key,
  is_on boolean not null,
  switched_at timestamptz not null
);

-- By member and day of the service. Turns are those that a model answers: rules cost nothing.
create table assistant_usage_days (
  account_id uuid not null,
  day date not null,
  turns int not null default 0 check (turns >= 0),
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cache_read_tokens bigint not null default 0,
  cache_write_tokens bigint not null default 0,
  -- Millionths of a dollar.
  micro_usd bigint not null default 0,
  primary key (account_id, day)
) with (fillfactor = 80);
create index assistant_usage_days_day on assistant_usage_days (day);

-- Of all members: the company's hard stop reads it. It stays when an account is erased.
create table assistant_company_days (
  day date primary key,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cache_read_tokens bigint not null default 0,
  cache_write_tokens bigint not null default 0,
  micro_usd bigint not null default 0,
  -- Millionths of a real, at the rate of the moment of each answer.
  micro_brl bigint not null default 0
) with (fillfactor = 50);
