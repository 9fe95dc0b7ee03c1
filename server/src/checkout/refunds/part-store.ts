import type { Db } from "../../platform/database/db.ts";
import type { Refund } from "./refund.ts";

const waiting = (db: Db) =>
  db.selectFrom("refunds").selectAll().where("byHand", "=", true).where("status", "=", "awaiting-approval");

export async function findByHand(db: Db, referenceNumber: string): Promise<Refund | undefined> {
  const row = await waiting(db).where("referenceNumber", "=", referenceNumber).executeTakeFirst();
  return row as unknown as Refund | undefined;
}

/** Those that the team has to send, the oldest first. */
export async function listByHand(db: Db, limit: number): Promise<Refund[]> {
  return (await waiting(db).orderBy("requestedAt").limit(limit).execute()) as unknown as Refund[];
}
