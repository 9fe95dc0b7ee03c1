import { randomUUID } from "node:crypto";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import type { HealthAccessInput } from "./health-access.ts";
import { insertHealthAccess } from "./store.ts";

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
