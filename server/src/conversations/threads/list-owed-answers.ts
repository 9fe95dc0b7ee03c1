import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { listOwedPromises, type OwedPromise } from "../../promises/list-owed-promises.ts";

/** Of the answers promised to these messages those that are still owed, late or not; the first due first. */
export async function listOwedAnswers(
  deps: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, promisedFor }: { accountId: string; promisedFor: readonly string[] },
): Promise<OwedPromise[]> {
  if (promisedFor.length === 0) return [];
  const owed = await listOwedPromises(deps, db, { accountIds: [accountId], kinds: ["chat-answer"] });
  return owed.filter(({ subject }) => promisedFor.includes(subject));
}
