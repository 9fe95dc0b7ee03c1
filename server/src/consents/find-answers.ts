import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { listCurrentConsents, listCurrentConsentsOf } from "./consent-store.ts";

/** The account's newest answer to each purpose; absent while it has given none. */
export async function findAnswers(db: Db, accountId: string): Promise<Map<Purpose, boolean>> {
  return new Map((await listCurrentConsents(db, accountId)).map(({ purpose, allowed }) => [purpose, allowed]));
}

/** The same of several accounts. */
export async function listAnswersByAccount(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, Map<Purpose, boolean>>> {
  const rows = await listCurrentConsentsOf(db, accountIds);
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(
    [...byAccount].map(([accountId, given]) => [
      accountId,
      new Map(given.map(({ purpose, allowed }) => [purpose, allowed])),
    ]),
  );
}
