import { momentOf } from "@app/engine/promises/local-time";
import { inTransaction } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { HealthAccessInput } from "./health-access.ts";
import { recordHealthAccess } from "./record-health-access.ts";
import { listMachineSubjects } from "./store.ts";

type DailyLook = Pick<HealthAccessInput, "accountId" | "actorName" | "subjects" | "reason"> & {
  /** The member's. */
  day: string;
  timeZone: string;
};

/** A look of the assistant, before it: one line a day for each receiver, and another only for what is new to it. */
export function recordDailyLook(
  deps: Pick<PlatformDeps, "db" | "now">,
  { day, timeZone, subjects, ...look }: DailyLook,
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const since = new Date(momentOf(timeZone, day, 0));
    const seen = new Set<string>(await listMachineSubjects(tx, { ...look, since }));
    const unseen = subjects.filter((subject) => !seen.has(subject));
    if (unseen.length > 0) await recordHealthAccess(deps, tx, { ...look, role: "assistant", subjects: unseen });
  });
}
