import { getBuyer } from "../identity/accounts/get-buyer.ts";
import type { Db } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { findHeadForUpdate, type Head, insertHead } from "./head-store.ts";

/** The account's head, locked: a writer of the account's records holds it, and so does an erasure. */
export async function lockHead(tx: Db, accountId: string): Promise<Head> {
  const known = await findHeadForUpdate(tx, accountId);
  if (known) return known;
  await insertHead(tx, accountId);
  const created = await findHeadForUpdate(tx, accountId);
  // The account was deleted while the request was on its way.
  if (!created || !(await getBuyer(tx, accountId))) throw new Problem("wrong-credentials");
  return created;
}
