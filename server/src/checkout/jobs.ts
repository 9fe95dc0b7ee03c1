import type { Deps } from "../deps.ts";
import type { JobHandler } from "../platform/jobs.ts";
import type { Sweep } from "../platform/sweep.ts";
import { escalateReviews } from "./escalate-reviews.ts";
import { findUnseenCharges } from "./find-unseen-charges.ts";
import { quotaNotes } from "./gateway-quota.ts";
import { SETTLE_EVENTS } from "./keep-events.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { sendRefunds } from "./send-refunds.ts";
import { sendReminders } from "./send-reminders.ts";
import { settleEvents } from "./settle-events.ts";
import { tellPlanEndings } from "./tell-plan-endings.ts";

export const checkoutJobs = (deps: Deps): JobHandler[] => [
  { queue: SETTLE_EVENTS, batchSize: 200, handle: () => settleEvents(deps) },
];

export const checkoutSweeps = (deps: Deps): Sweep[] => [
  { name: SETTLE_EVENTS, everyMs: 5_000, run: () => settleEvents(deps) },
  { name: "reconcile-payments", everyMs: 2_000, run: () => reconcilePayments(deps) },
  { name: "find-unseen-charges", everyMs: 60_000, run: () => findUnseenCharges(deps) },
  { name: "note-quota", everyMs: 15_000, run: quotaNotes(deps) },
  { name: "send-refunds", everyMs: 5_000, run: () => sendRefunds(deps) },
  { name: "send-reminders", everyMs: 30_000, run: () => sendReminders(deps) },
  { name: "escalate-reviews", everyMs: 60_000, run: () => escalateReviews(deps) },
  { name: "tell-plan-endings", everyMs: 60_000, run: () => tellPlanEndings(deps) },
];
