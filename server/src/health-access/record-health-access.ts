import { randomUUID } from "node:crypto";
import { brand } from "@app/contract/brand";
import { localTimeOf, momentOf } from "@app/engine/promises/local-time";
import { type Db, inTransaction } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { addMs, MINUTE_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import type { HealthAccessInput } from "./health-access.ts";
import { insertHealthAccess, insertListings, listMachineSubjects, listSubjectsSince } from "./store.ts";

/** One look at a member's health data, in the transaction that reads it: without the row nothing is shown. */
export async function recordHealthAccess(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { actorId = null, isBreakGlass = false, seconds = null, ...access }: HealthAccessInput,
): Promise<{ id: string }> {
  const id = randomUUID();
  await insertHealthAccess(tx, { ...access, id, at: now(), actorId, isBreakGlass, seconds });
  return { id };
}

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

const { timeZone } = brand.serviceHours;

export type Lister = { actorId: string } & Pick<HealthAccessInput, "actorName" | "role">;

/** Members on a professional's list, with levels and signs by name, before they are shown: one line a day for each. */
export async function recordListing(
  { db, now }: Pick<PlatformDeps, "db" | "now">,
  { accountIds, ...lister }: Lister & { accountIds: readonly string[] },
): Promise<void> {
  const at = now();
  const { day } = localTimeOf(timeZone, at.getTime());
  if (accountIds.length > 0) await insertListings(db, { ...lister, accountIds, at, day });
}

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
