import type { Db } from "../platform/database/db.ts";
import type { PromiseKey } from "./promise.ts";
import { findPromise } from "./store.ts";

/** Whether it was kept, late or not. */
export const isFulfilled = async (db: Db, key: PromiseKey): Promise<boolean> =>
  Boolean((await findPromise(db, key))?.fulfilledAt);
