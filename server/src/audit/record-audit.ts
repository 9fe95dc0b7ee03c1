import type { Db } from "../platform/database/db.ts";
import { type AuditEntry, type AuditSum, insertEntry, sumDetail } from "./store.ts";

/** Who did what to a payment, kept as long as its accounting; in the transaction of what it records. */
export const recordAudit = (tx: Db, entry: AuditEntry): Promise<void> => insertEntry(tx, entry);

/** The sum of one number that entries about these payments say. */
export const sumAudited = (db: Db, asked: AuditSum): Promise<number> => sumDetail(db, asked);
