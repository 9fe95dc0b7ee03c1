import type { Deps } from "../deps.ts";
import type { JobHandler } from "../platform/jobs.ts";
import type { Sweep } from "../platform/sweep.ts";
import { findUnseenCharges } from "./find-unseen-charges.ts";
import { SETTLE_EVENTS } from "./keep-event.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { sendRefunds } from "./send-refunds.ts";
import { settleEvents } from "./settle-events.ts";

export const checkoutJobs = (deps: Deps): JobHandler[] => [
  { queue: SETTLE_EVENTS, batchSize: 200, handle: () => settleEvents(deps) },
];

export const checkoutSweeps = (deps: Deps): Sweep[] => [
  { name: SETTLE_EVENTS, everyMs: 5_000, run: () => settleEvents(deps) },
  { name: "reconcile-payments", everyMs: 2_000, run: () => reconcilePayments(deps) },
  { name: "find-unseen-charges", everyMs: 60_000, run: () => findUnseenCharges(deps) },
  { name: "send-refunds", everyMs: 5_000, run: () => sendRefunds(deps) },
];
