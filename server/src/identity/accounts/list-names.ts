import type { Db } from "../../platform/database/db.ts";
import { listFullNames } from "./account-store.ts";

/** Names by account; an account that is gone has none. */
export const listNames = async (db: Db, accountIds: readonly string[]): Promise<Map<string, string>> =>
  new Map((await listFullNames(db, accountIds)).map(({ id, fullName }) => [id, fullName]));
