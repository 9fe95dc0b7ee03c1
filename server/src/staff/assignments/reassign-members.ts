import { localTimeOf } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { lockLevels } from "../queue/attention-store.ts";
import { awaitSweep, insertChanges } from "../queue/change-store.ts";
import { clearClaimsOf, moveRows } from "../queue/claim-store.ts";
import { moveHeads } from "../queue/head-store.ts";
import { assignMembers } from "./assign-members.ts";
import { endAssignments, listAssignmentsOf } from "./assignment-store.ts";

/**
 * Gives the members of a person who leaves to colleagues by capacity, with their rows of the queue; in the transaction
 * of the dismissal. Whom no colleague can take waits for the next one, as a new member does.
 */
export async function reassignMembers(
  { now }: Pick<PlatformDeps, "now">,
  tx: Db,
  staffId: string,
): Promise<{ reassigned: number; waiting: number }> {
  await awaitSweep(tx);
  const today = localTimeOf(promiseHours.timeZone, now().getTime()).day;
  const leaving = await listAssignmentsOf(tx, staffId);
  const rows = await lockLevels(tx, [...new Set(leaving.map(({ accountId }) => accountId))]);
  await endAssignments(tx, leaving, now());
  const members = leaving.map(({ accountId, role }) => {
    const row = rows.find((one) => one.accountId === accountId && one.role === role);
    const level = (role === "nutri" ? row?.diet : row?.training) ?? null;
    return { accountId, role, startedOn: row?.startedOn ?? today, level };
  });
  const assigned = await assignMembers({ now }, tx, members, { without: staffId });
  await clearClaimsOf(tx, staffId);
  await moveRows(tx, assigned);
  await insertChanges(tx, [...new Set(leaving.map(({ accountId }) => accountId))], now());
  await moveHeads(tx, new Map([[staffId, 0], ...assigned.map((one) => [one.staffId, 0] as const)]), today);
  return { reassigned: assigned.length, waiting: leaving.length - assigned.length };
}
