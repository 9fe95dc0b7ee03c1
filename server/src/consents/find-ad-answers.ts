import { listNewestAnswers } from "./consent-store.ts";
import type { Deps } from "./deps.ts";

/** Each account's newest answer about advertising; absent while it has given none. */
export async function findAdAnswers({ db }: Pick<Deps, "db">, accountIds: string[]): Promise<Map<string, boolean>> {
  const answers = accountIds.length > 0 ? await listNewestAnswers(db, accountIds, "ads") : [];
  return new Map(answers.map(({ accountId, allowed }) => [accountId, allowed]));
}
