import { listCreditTimes } from "../credits/credit-store.ts";
import type { Deps } from "../deps.ts";

/** When these sources gave days to one of these purchases, by source. */
export async function listCredited(
  { db }: Pick<Deps, "db">,
  given: { paymentIds: readonly string[]; sources: readonly string[] },
): Promise<ReadonlyMap<string, Date>> {
  if (given.sources.length === 0) return new Map();
  const credits = await listCreditTimes(db, given);
  return new Map(credits.map(({ source, updatedAt }) => [source, updatedAt]));
}
