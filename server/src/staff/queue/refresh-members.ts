import { isDeepStrictEqual } from "node:util";
import { addDays, localTimeOf, momentOf } from "@app/engine/promises/local-time";
import { factsFor } from "@app/engine/team/queue/profession-facts";
import { PROFESSIONS, type QueueFacts } from "@app/engine/team/queue/queue-facts";
import { daysWithoutLog } from "@app/engine/team/queue/queue-score";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { addMs, HOUR_MS, MINUTE_MS } from "../../platform/time.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { assignMembers } from "../assignments/assign-members.ts";
import { type Assignment, endAssignments, listAssignments } from "../assignments/assignment-store.ts";
import { type AttentionRow, scoreFacts } from "./attention-row.ts";
import { deleteRows, lockRows, saveRows } from "./attention-store.ts";
import { type Changed, insertChanges, moveHeads } from "./claim-store.ts";
import { type Gathered, gatherFacts } from "./gather-facts.ts";

/** Whom no professional could take is looked at again. */
const RETRY_MS = 10 * MINUTE_MS;
/** Who is silent may log at any time, and no table marks it. */
const SILENT_REFRESH_MS = 10 * MINUTE_MS;
const SILENT_AFTER_DAYS = 3;

/** Reads members anew, assigns those without a professional, and stores what their queues show. */
export async function refreshMembers(
  deps: Pick<PlatformDeps, "keyRing" | "now">,
  tx: Db,
  accountIds: readonly string[],
): Promise<void> {
  const now = deps.now();
  const today = localTimeOf(promiseHours.timeZone, now.getTime()).day;
  const encryption = deps.keyRing.encryption("health-data");
  const before = await lockRows(tx, encryption, accountIds);
  const members = await gatherFacts(deps, tx, accountIds);
  const assignments = await assignAll(deps, tx, accountIds, members);
  const byAccount = Map.groupBy(assignments, ({ accountId }) => accountId);
  const rows = members.flatMap((member) => rowsOf(member, byAccount.get(member.accountId) ?? [], now));
  const keys = new Set(rows.map(keyOf));
  const gone = before.filter((row) => !keys.has(keyOf(row)));
  await saveRows(tx, encryption, rows);
  await deleteRows(tx, gone);
  await moveHeads(tx, changedIn(before, rows, gone), today);
}

/** A member who left loses the assignments; a new one gets one professional of each role. */
async function assignAll(
  deps: Pick<PlatformDeps, "now">,
  tx: Db,
  accountIds: readonly string[],
  members: readonly Gathered[],
): Promise<Assignment[]> {
  const assignments = await listAssignments(tx, accountIds);
  const ids = new Set(members.map(({ accountId }) => accountId));
  await endAssignments(
    tx,
    assignments.filter(({ accountId }) => !ids.has(accountId)),
    deps.now(),
  );
  const has = new Set(assignments.map(keyOf));
  const missing = members.flatMap(({ accountId, facts }) =>
    PROFESSIONS.filter((role) => !has.has(keyOf({ accountId, role }))).map((role) => ({
      accountId,
      role,
      startedOn: facts.startedOn,
      level: role === "nutri" ? facts.diet : facts.training,
    })),
  );
  const assigned = await assignMembers(deps, tx, missing);
  const helped = new Set(assigned.map(keyOf));
  const waiting = missing.filter((member) => !helped.has(keyOf(member))).map(({ accountId }) => accountId);
  await insertChanges(tx, [...new Set(waiting)], addMs(deps.now(), RETRY_MS));
  return [...assignments, ...assigned];
}

function rowsOf({ accountId, name, facts: member }: Gathered, assignments: Assignment[], now: Date): AttentionRow[] {
  return assignments.map(({ role, staffId }) => {
    const facts = factsFor(role, member);
    const { startedOn, diet, training } = member;
    const refreshAt = refreshOf(accountId, facts, now);
    return {
      accountId,
      role,
      staffId,
      name,
      startedOn,
      diet,
      training,
      facts,
      ...scoreFacts(facts, now),
      refreshAt,
    };
  });
}

/** Every night, within an hour and not all at once. */
function refreshOf(accountId: string, facts: QueueFacts, now: Date): Date {
  const { day } = localTimeOf(promiseHours.timeZone, now.getTime());
  if (daysWithoutLog(facts, day) > SILENT_AFTER_DAYS) return addMs(now, SILENT_REFRESH_MS);
  const share = Number.parseInt(accountId.slice(0, 4), 16) / 0x1_0000;
  return new Date(momentOf(promiseHours.timeZone, addDays(day, 1), 0) + share * HOUR_MS);
}

const keyOf = ({ accountId, role }: { accountId: string; role: string }): string => `${accountId} ${role}`;

/** Whose queue shows something else now, and in how many rows work that was there is done. */
function changedIn(
  before: readonly AttentionRow[],
  rows: readonly AttentionRow[],
  gone: readonly AttentionRow[],
): Changed {
  const changed: Changed = new Map(gone.map(({ staffId }) => [staffId, 0]));
  const old = new Map(before.map((row) => [keyOf(row), row]));
  for (const row of rows) {
    const was = old.get(keyOf(row));
    if (was && isSame(was, row)) continue;
    if (was && was.staffId !== row.staffId) changed.set(was.staffId, changed.get(was.staffId) ?? 0);
    const done = was && isDone(was.facts, row.facts) ? 1 : 0;
    changed.set(row.staffId, (changed.get(row.staffId) ?? 0) + done);
  }
  return changed;
}

const SHOWN = ["staffId", "name", "startedOn", "diet", "training", "facts", "kind", "score"] as const;
const isSame = (a: AttentionRow, b: AttentionRow): boolean =>
  SHOWN.every((column) => isDeepStrictEqual(a[column], b[column]));

/** Something that waited for a person no longer does. */
function isDone(was: QueueFacts, is: QueueFacts): boolean {
  const left = new Set(worksOf(is));
  return worksOf(was).some((work) => !left.has(work));
}

const worksOf = ({ signs, painSince, withdrawn, promises, calls, message, reviewSince }: QueueFacts): string[] => [
  ...signs.map(({ sign }) => sign),
  ...(painSince ? [`pain ${painSince}`] : []),
  ...(withdrawn ? [`withdrawn ${withdrawn.since}`] : []),
  ...promises.map(({ kind, startsAt }) => `${kind} ${startsAt}`),
  ...calls.map(({ startsAt }) => `call ${startsAt}`),
  ...(message ? [`message ${message.since}`] : []),
  ...(reviewSince ? [`review ${reviewSince}`] : []),
];
