import type { Swap } from "@app/contract/plans";
import type { Db } from "../platform/database/db.ts";
import { listSwaps } from "./layer/swap-store.ts";

/** What a member takes instead of parts of any version, for domains that show a day of the plan. */
export const listChoices = (db: Db, accountId: string): Promise<Swap["choice"][]> => listSwaps(db, accountId);
