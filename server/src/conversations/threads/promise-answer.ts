import { peopleStart } from "../../checkout/subscriptions/people-from.ts";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { makePromise } from "../../promises/make-promise.ts";
import type { ThreadKey } from "./thread-key.ts";

/**
 * The promise of an answer for members of the programme. Support answers from the purchase on, professionals from the day
 * on which they start. Returns the messages to which an answer is promised from now on.
 */
export async function promiseAnswer(
  deps: Pick<PlatformDeps, "now">,
  tx: Db,
  { accountId, thread, id, askedAt }: ThreadKey & { id: string; askedAt: Date },
): Promise<string[]> {
  if ((await programmeAccess({ db: tx, now: deps.now }, accountId)) !== "active") return [];
  const startsAt = thread === "support" ? askedAt : await peopleStart({ now: () => askedAt }, tx, accountId);
  await makePromise(deps, tx, { accountId, kind: "chat-answer", subject: id, startsAt });
  return [id];
}
