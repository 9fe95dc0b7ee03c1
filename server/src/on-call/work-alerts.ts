import type { Db } from "../platform/database/db.ts";
import { forEachDue, forEachDueGroup, type SweepDeps } from "../platform/jobs/due-rows.ts";
import type { OnCallAlert } from "./alert.ts";
import { lockWaiting } from "./store.ts";

const MAX_TOGETHER = 50;

type Work = {
  sweep: string;
  column: "pageAt" | "escalateAt";
  /** Whether those of new accounts have to wait; asked before each group of them. */
  waits?: (tx: Db) => Promise<boolean>;
  work: (tx: Db, alerts: readonly OnCallAlert[]) => Promise<void>;
};

/** Each alert by itself; those of new accounts together. */
export async function workAlerts(deps: SweepDeps, { sweep, column, waits, work }: Work): Promise<void> {
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
