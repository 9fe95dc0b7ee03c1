import type { Deps } from "../deps.ts";
import { findAccountsBetween } from "./account-store.ts";

/** The only account with an id in this range; undefined when there are none or several. */
export async function findByIdPrefix(
  { db }: Pick<Deps, "db">,
  { from, to }: { from: string; to: string },
): Promise<{ accountId: string; email: string | null } | undefined> {
  const [first, second] = await findAccountsBetween(db, from, to);
  return first && !second ? { accountId: first.id, email: first.email } : undefined;
}
