import type { Db } from "../../platform/database/db.ts";
import { shareAccount } from "./account-store.ts";

/** Keeps an account from being erased until the transaction ends. False: it is gone, also by an erasure that was faster. */
export const holdAccount = (tx: Db, accountId: string): Promise<boolean> => shareAccount(tx, accountId);
