import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

export type AuditEntry = {
  at: Date;
  actor: string;
  action: string;
  paymentId: string | null;
  details?: Record<string, string | number | null>;
};

export async function insertEntry(tx: Db, { details = {}, ...row }: AuditEntry): Promise<void> {
  await tx
    .insertInto("auditLog")
    .values({ ...row, details: JSON.stringify(details) })
    .execute();
}

export type AuditSum = { action: string; paymentIds: readonly string[]; since: Date; detail: string };

export async function sumDetail(db: Db, { action, paymentIds, since, detail }: AuditSum): Promise<number> {
  const { sum } = await db
    .selectFrom("auditLog")
    .select(sql<number>`coalesce(sum((details->>${detail})::int), 0)::int`.as("sum"))
    .where((where) => where("paymentId", "=", where.fn.any(where.val([...paymentIds]))))
    .where("action", "=", action)
    .where("at", ">=", since)
    .executeTakeFirstOrThrow();
  return sum;
}
