import type { Level } from "@app/contract/intake";
import { localTimeOf } from "@app/engine/promises/local-time";
import { placesIn } from "@app/engine/team/places";
import type { Profession } from "@app/engine/team/queue/queue-facts";
import { weekOn } from "@app/engine/team/queue/queue-score";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { lockLevels } from "../queue/attention-store.ts";
import { awaitSweep, clearClaimsOf, insertChanges, moveHeads, moveRows } from "../queue/claim-store.ts";
import {
  type Assignment,
  endAssignments,
  insertAssignments,
  type Load,
  listAssignmentsOf,
  listLoads,
  listProfessionals,
  type Professional,
} from "./assignment-store.ts";
import { signingProfessionals } from "./queries.ts";

/** A member who has no professional of this role. */
type Unassigned = { accountId: string; role: Profession; startedOn: string; level: Level | null };

/**
 * Each member goes to the professional of the role with the most free minutes in the fullest of the next four weeks, of
 * two alike to the one with the smaller id. Beyond the capacity too: a member who paid has a person. The caller holds
 * the sweep's lock. Returns those who have one now.
 */
export async function assignMembers(
  { now }: Pick<PlatformDeps, "now">,
  tx: Db,
  members: readonly Unassigned[],
  { without }: { without?: string } = {},
): Promise<Assignment[]> {
  if (members.length === 0) return [];
  const today = localTimeOf(promiseHours.timeZone, now().getTime()).day;
  const professionals = (await listProfessionals(tx)).filter(({ id }) => id !== without);
  const loads = await listLoads(tx);
  const assigned: Assignment[] = [];
  for (const { accountId, role, startedOn, level } of members) {
    const staffId = mostFree(signingProfessionals(professionals, role, today), loads, today);
    if (!staffId) continue;
    loads.push({ staffId, startedOn, level, count: 1 });
    assigned.push({ accountId, role, staffId });
  }
  await insertAssignments(tx, assigned, now());
  return assigned;
}

function mostFree(professionals: readonly Professional[], loads: readonly Load[], today: string): string | undefined {
  let best: { id: string; minutes: number } | undefined;
  for (const { id, role, minutesPerWeek } of professionals) {
    const members = loads
      .filter(({ staffId }) => staffId === id)
      .map(({ startedOn, level, count }) => ({ week: weekOn(startedOn, today), level: level ?? "A", count }));
    const { freeMinutes } = placesIn({ professionals: [{ role, minutesPerWeek }], members, reserved: 0 });
    const minutes = Math.min(...freeMinutes[role]);
    if (!best || minutes > best.minutes) best = { id, minutes };
  }
  return best?.id;
}

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
