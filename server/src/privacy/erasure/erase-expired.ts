import { inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { dropExpiredGrants, dropPurchases, listExpired } from "./erasure-store.ts";

const BATCH_SIZE = 100;

/** Deletes what the law retained of deleted accounts as soon as its retention ends. */
export async function eraseExpired({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  for (const deletion of await listExpired(db, now(), BATCH_SIZE))
    await inTransaction(db, (tx) => dropPurchases(tx, deletion));
  await dropExpiredGrants(db, now());
}
