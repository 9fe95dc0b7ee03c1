import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { listCurrentConsents } from "./consent-store.ts";

/** The account's newest answer to each purpose; absent while it has given none. */
export async function findAnswers(db: Db, accountId: string): Promise<Map<Purpose, boolean>> {
  return new Map((await listCurrentConsents(db, accountId)).map(({ purpose, allowed }) => [purpose, allowed]));
}
