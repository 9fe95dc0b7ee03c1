-- A sign of safety that a member wrote to the assistant, which asks back before anything changes
-- (docs/decisions/programme/0129-signs-are-asked-back.md). The row of the safety table stands in clear, as in the
-- assessments; the words stay in the conversation. A no deletes the row.
create table reported_signs (
  account_id uuid not null,
  -- The assistant's message that asks.
  id uuid not null,
  row_code text not null,
  asked_at timestamptz not null,
  -- When the member said yes, and the assessment that was in force before; null until then.
  reported_at timestamptz,
  assessment_before int,
  -- When the member took it back, which is possible until a professional has decided.
  taken_back_at timestamptz,
  primary key (account_id, id),
  check ((reported_at is null) = (assessment_before is null)),
  check (taken_back_at is null or reported_at is not null)
);
create trigger reported_signs_attention after insert or update on reported_signs
  for each row when (new.reported_at is not null) execute function mark_attention();
