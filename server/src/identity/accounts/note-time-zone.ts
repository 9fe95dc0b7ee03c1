import type { Db } from "../../platform/database/db.ts";
import type { Account } from "./account.ts";
import { setTimeZone } from "./account-store.ts";

/** What a device says of where it is: stored when it changes. A name that this server does not know changes nothing. */
export async function noteTimeZone(
  db: Db,
  { id, timeZone }: Pick<Account, "id" | "timeZone">,
  said: string | undefined,
): Promise<void> {
  if (said === undefined || said === timeZone) return;
  const known = canonical(said);
  if (known !== undefined && known !== timeZone) await setTimeZone(db, id, known);
}

/** One spelling for each zone: what is made once for each zone stays bounded. */
function canonical(said: string): string | undefined {
  // A mere offset knows nothing of clock changes.
  if (!/^[A-Z]/i.test(said)) return undefined;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: said }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
