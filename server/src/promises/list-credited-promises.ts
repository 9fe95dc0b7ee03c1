import type { Db } from "../platform/database/db.ts";
import type { StoredPromise } from "./promise.ts";
import { listCredited } from "./store.ts";

/** The broken promises of one kind that a member gets days for, the first due first. */
export const listCreditedPromises = (
  tx: Db,
  accountId: string,
  kind: string,
): Promise<Pick<StoredPromise, "id" | "dueAt" | "creditDays">[]> => listCredited(tx, accountId, kind);
