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
