import type { Db } from "../platform/database/db.ts";
import { type AuditEntry, insertEntry } from "./store.ts";

/** Who did what to a payment, kept as long as its accounting; in the transaction of what it records. */
export const recordAudit = (tx: Db, entry: AuditEntry): Promise<void> => insertEntry(tx, entry);
