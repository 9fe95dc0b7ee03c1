import type { Deps } from "../deps.ts";
import { setFullName } from "./account-store.ts";
import { cleanName } from "./clean-name.ts";

/** Needs no verification. What was sent under the old name keeps it. Returns the name as it is stored. */
export async function correctName(
  { db }: Pick<Deps, "db">,
  { accountId, fullName }: { accountId: string; fullName: string },
): Promise<string> {
  const name = cleanName(fullName);
  await setFullName(db, accountId, name);
  return name;
}
