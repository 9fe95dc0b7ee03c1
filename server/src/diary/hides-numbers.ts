import { findInForce } from "../intake/assessments/find-in-force.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";

/** Whether a member sees no figure of energy or nutrients at all. */
export async function hidesNumbers(deps: Pick<PlatformDeps, "keyRing">, tx: Db, accountId: string): Promise<boolean> {
  const numbers = (await findInForce(deps, tx, accountId))?.details?.numbers;
  return numbers === "esconder-tudo" || numbers === "none";
}
