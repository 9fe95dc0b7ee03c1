import type { Deps } from "../deps.ts";
import { setFullName } from "./account-store.ts";

/** Needs no verification. What was sent under the old name keeps it. */
export const correctName = (
  { db }: Pick<Deps, "db">,
  { accountId, fullName }: { accountId: string; fullName: string },
): Promise<void> => setFullName(db, accountId, fullName);
