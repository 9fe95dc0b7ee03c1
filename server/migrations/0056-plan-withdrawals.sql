-- Versions that were taken away because an answer, or a rule that changed, contradicts them
-- (docs/decisions/programme/0118-withdrawn-plans.md). The version itself stays as it was. Codes alone: which food or which
-- region is in the answers.
create table plan_withdrawals (
  account_id uuid not null,
  version int not null check (version > 0),
  withdrawn_at timestamptz not null,
  reasons text[] not null check (cardinality(reasons) > 0),
  source text not null check (source in ('answers', 'professional', 'rules')),
  retained_since timestamptz,
  primary key (account_id, version)
);
create index plan_withdrawals_retained on plan_withdrawals (retained_since) where retained_since is not null;
create index plan_withdrawals_times on plan_withdrawals using brin (withdrawn_at);

-- Never changed: retained once, and deleted only after its account was.
create trigger plan_withdrawals_append_only before update or delete on plan_withdrawals
  for each row execute function keep_professional_record();
create trigger plan_withdrawals_not_truncated before truncate on plan_withdrawals
  for each statement execute function keep_professional_record();
create trigger plan_withdrawals_attention after insert on plan_withdrawals
  for each row execute function mark_attention();
