import type { Db } from "../../platform/database/db.ts";
import { deleteAsked } from "./reported-sign-store.ts";

/** With the question goes what it asked back, of one message or of all. What was told stays, for it was acted on. */
export const forgetAsked = (tx: Db, accountId: string, id?: string): Promise<void> => deleteAsked(tx, accountId, id);
