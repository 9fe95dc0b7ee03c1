import type { Db } from "../platform/database/db.ts";

/** Who did what to a payment, kept as long as its accounting; in the transaction of what it records. */
export async function recordAudit(
  tx: Db,
  entry: {
    at: Date;
    actor: string;
    action: string;
    paymentId: string | null;
    details?: Record<string, string | number | null>;
  },
): Promise<void> {
  const { details = {}, ...row } = entry;
  await tx
    .insertInto("auditLog")
    .values({ ...row, details: JSON.stringify(details) })
    .execute();
}
