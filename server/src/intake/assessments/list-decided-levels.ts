import type { Db } from "../../platform/database/db.ts";
import type { DecidedLevels } from "./assessment.ts";
import { listDecided } from "./assessment-store.ts";

export type { DecidedLevels } from "./assessment.ts";

/** Everything that was ever decided for a member, oldest first, without the sealed details. */
export const listDecidedLevels = (db: Db, accountId: string): Promise<DecidedLevels[]> => listDecided(db, accountId);
