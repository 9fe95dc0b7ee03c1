import type { Deps } from "../deps.ts";
import { setFullName } from "./store.ts";

/** A name is what the person says it is. What was sent under the old one stays as it was. */
export const correctName = (
  { db }: Pick<Deps, "db">,
  { accountId, fullName }: { accountId: string; fullName: string },
): Promise<void> => setFullName(db, accountId, fullName);
