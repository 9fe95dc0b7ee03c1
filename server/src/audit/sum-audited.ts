import type { Db } from "../platform/database/db.ts";
import { type AuditSum, sumDetail } from "./store.ts";

/** The sum of one number that entries about these payments say. */
export const sumAudited = (db: Db, asked: AuditSum): Promise<number> => sumDetail(db, asked);
