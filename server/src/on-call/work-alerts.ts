import type { Db } from "../platform/database/db.ts";
import { forEachDue, forEachDueGroup, type SweepDeps } from "../platform/jobs/due-rows.ts";
import { addMs, MINUTE_MS } from "../platform/time.ts";
import type { OnCallAlert } from "./alert.ts";
import type { Deps } from "./deps.ts";
import { notifyTogether } from "./notify-contact.ts";
import { ESCALATE_AFTER_MS } from "./raise-alert.ts";
import { hadDigest, lockWaiting, updateAlert } from "./store.ts";

const MAX_TOGETHER = 50;

type Work = {
  sweep: string;
  column: "pageAt" | "escalateAt";
  /** Whether those of new accounts have to wait; asked before each group of them. */
  waits?: (tx: Db) => Promise<boolean>;
  work: (tx: Db, alerts: readonly OnCallAlert[]) => Promise<void>;
};

/** Each alert by itself; those of new accounts together. */
async function workAlerts(deps: SweepDeps, { sweep, column, waits, work }: Work): Promise<void> {
  await forEachDue(deps, {
    sweep,
    take: async (tx, rows) => (await lockWaiting(tx, { ...rows, column, isHeld: false, limit: 1 }))[0],
    keyOf: ({ id }) => id,
    work: (tx, alert) => work(tx, [alert]),
  });
  await forEachDueGroup(deps, {
    sweep: `${sweep} together`,
    size: MAX_TOGETHER,
    async take(tx, { limit, ...rows }) {
      // Of a group that failed the rest follows at once, one by one.
      if (limit > 1 && (await waits?.(tx))) return [];
      return lockWaiting(tx, { ...rows, column, isHeld: true, limit });
    },
    keyOf: ({ id }) => id,
    work,
  });
}

/** Notifies the second contact, once, of each alert that nobody acknowledged within ten minutes. */
export const escalateAlerts = (deps: Pick<Deps, "db" | "log" | "jobs" | "now" | "onCall">): Promise<void> =>
  workAlerts(deps, {
    sweep: "escalate-alerts",
    column: "escalateAt",
    async work(tx, alerts) {
      for (const alert of alerts) await updateAlert(tx, alert, { escalatedAt: deps.now(), escalateAt: null });
      await notifyTogether(deps, tx, "second", alerts);
    },
  });

/** Alerts of new accounts without a purchase are sent in one message, at most so often. */
const DIGEST_MS = 5 * MINUTE_MS;

/** Notifies the first contact of what did not go at once: care, when service opens, and alerts of new accounts, together. */
export const pageWaiting = (deps: Pick<Deps, "db" | "log" | "jobs" | "now" | "onCall">): Promise<void> =>
  workAlerts(deps, {
    sweep: "page-on-call",
    column: "pageAt",
    waits: (tx) => hadDigest(tx, addMs(deps.now(), -DIGEST_MS)),
    async work(tx, alerts) {
      const pagedAt = deps.now();
      for (const alert of alerts)
        await updateAlert(tx, alert, {
          pageAt: null,
          pagedAt,
          ...(alert.isHeld && alert.urgency !== "care" && { escalateAt: addMs(pagedAt, ESCALATE_AFTER_MS) }),
        });
      await notifyTogether(deps, tx, "first", alerts);
    },
  });
