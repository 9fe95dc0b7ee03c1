import type { Deps } from "../deps.ts";
import { findAccountsBetween } from "./store.ts";

/** The one account whose id lies between these two; nobody, where there are two. */
export async function findByIdPrefix(
  { db }: Pick<Deps, "db">,
  { from, to }: { from: string; to: string },
): Promise<{ accountId: string; email: string | null } | undefined> {
  const [first, second] = await findAccountsBetween(db, from, to);
  return first && !second ? { accountId: first.id, email: first.email } : undefined;
}
