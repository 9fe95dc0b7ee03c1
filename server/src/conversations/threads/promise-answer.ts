import type { Purpose } from "@app/contract/consents";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { peopleStart } from "../../checkout/subscriptions/queries.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { makePromise } from "../../promises/make-promise.ts";
import { voidPromises } from "../../promises/void-promises.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread } from "./thread-store.ts";

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

/** Before a withdrawn consent erases the thread with the team: nobody can answer it any more. Support still does. */
export async function voidTeamAnswers(
  deps: Pick<PlatformDeps, "now">,
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  await lockHead(tx, accountId);
  const found = await findThread(tx, { accountId, thread: "team" });
  if (!found) return;
  await voidPromises(deps, tx, { accountId, kinds: ["chat-answer"], subjects: found.promisedFor });
}
