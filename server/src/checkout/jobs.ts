import type { JobHandler } from "../platform/jobs/jobs.ts";
import type { Sweep } from "../platform/jobs/sweep.ts";
import { MINUTE_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import { createQuotaRecorder } from "./gateway/quota.ts";
import { findMissedCharges } from "./reconciliation/find-missed-charges.ts";
import { reconcilePayments } from "./reconciliation/reconcile-payments.ts";
import { sendRefunds } from "./refunds/send-refunds.ts";
import { SCHEDULE_REMINDERS, scheduleAbandonedCartReminders } from "./reminders/schedule-abandoned-cart-reminder.ts";
import { sendQuestionnaireReminders } from "./reminders/send-questionnaire-reminders.ts";
import { sendReminders } from "./reminders/send-reminders.ts";
import { PROCESS_EVENTS } from "./settlement/ingest-events.ts";
import { processEvents } from "./settlement/process-events.ts";
import { notifySubscriptionEndings } from "./subscriptions/notify-subscription-endings.ts";
import { voidEndedPromises } from "./subscriptions/void-ended-promises.ts";

export const checkoutJobs = (deps: Deps): JobHandler[] => [
  { queue: PROCESS_EVENTS, batchSize: 200, handle: () => processEvents(deps) },
  { queue: SCHEDULE_REMINDERS, batchSize: 50, handle: (jobs) => scheduleAbandonedCartReminders(deps, jobs) },
];

export const checkoutSweeps = (deps: Deps): Sweep[] => [
  { name: PROCESS_EVENTS, everyMs: 5_000, run: () => processEvents(deps) },
  { name: "reconcile-payments", everyMs: 2_000, run: () => reconcilePayments(deps) },
  { name: "find-missed-charges", everyMs: MINUTE_MS, run: () => findMissedCharges(deps) },
  { name: "record-quota", everyMs: 15_000, run: createQuotaRecorder(deps) },
  { name: "send-refunds", everyMs: 5_000, run: () => sendRefunds(deps) },
  { name: "send-reminders", everyMs: 30_000, run: () => sendReminders(deps) },
  { name: "send-questionnaire-reminders", everyMs: MINUTE_MS, run: () => sendQuestionnaireReminders(deps) },
  { name: "void-ended-promises", everyMs: MINUTE_MS, run: () => voidEndedPromises(deps) },
  { name: "notify-subscription-endings", everyMs: MINUTE_MS, run: () => notifySubscriptionEndings(deps) },
];
