import type { Db } from "../platform/db.ts";
import { renameBuyer } from "./store.ts";

/** What was bought by typing an email belongs to its proven owner: when they move to another, it moves with them. */
export async function followEmail(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  if (from !== to) await renameBuyer(tx, { from, to });
}
