-- When the next reminder of an unanswered questionnaire is due; null once there is none to send.
alter table subscription_periods add column questionnaire_reminder_at timestamptz;
-- How many were sent: two at most.
alter table subscription_periods add column questionnaire_reminders integer not null default 0;
create index subscription_periods_questionnaire_reminder on subscription_periods (questionnaire_reminder_at)
  where questionnaire_reminder_at is not null;
