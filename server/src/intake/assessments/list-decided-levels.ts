import type { Db } from "../../platform/database/db.ts";
import type { Assessment } from "./assessment.ts";
import { listDecided } from "./assessment-store.ts";

export type DecidedLevels = Pick<Assessment, "number" | "decidedAt" | "outcome" | "diet" | "training" | "rowCodes">;

/** Everything that was ever decided for a member, oldest first, without the sealed details. */
export const listDecidedLevels = (db: Db, accountId: string): Promise<DecidedLevels[]> => listDecided(db, accountId);
