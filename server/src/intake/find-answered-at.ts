import type { Db } from "../platform/database/db.ts";
import { findFirstAnswered } from "./assessments/assessment-store.ts";

/**
 * The first time that the questionnaire was complete: closed, and decided on its answers. One that was closed without an
 * answer to decide on (not served, no consent) counts when it is closed again.
 */
export const findAnsweredAt = (db: Db, accountId: string): Promise<Date | null> => findFirstAnswered(db, accountId);
