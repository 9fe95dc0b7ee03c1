import type { Db } from "../platform/database/db.ts";
import { addMs, MINUTE_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import type { HealthAccessInput } from "./health-access.ts";
import { recordHealthAccess } from "./record-health-access.ts";
import { listSubjectsSince } from "./store.ts";

const VISIT_MS = 15 * MINUTE_MS;

/**
 * A look that belongs to a visit, in the transaction that reads: what the same person opened for the same reason in the
 * last quarter of an hour is one line, and only what is new to it makes another.
 */
export async function recordVisit(
  deps: Pick<Deps, "now">,
  tx: Db,
  access: HealthAccessInput & { actorId: string },
): Promise<void> {
  const { accountId, actorId, reason, isBreakGlass = false } = access;
  const since = addMs(deps.now(), -VISIT_MS);
  const seen = new Set(await listSubjectsSince(tx, { accountId, actorId, reason, isBreakGlass, since }));
  const subjects = access.subjects.filter((subject) => !seen.has(subject));
  if (subjects.length > 0) await recordHealthAccess(deps, tx, { ...access, subjects });
}
