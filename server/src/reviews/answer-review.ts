import { recordId } from "@app/engine/sync/record-id";
import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { keepPromise } from "../promises/keep-promise.ts";
import { lockHead } from "../sync/lock-head.ts";
import type { Deps } from "./deps.ts";
import { hasReview, insertReply } from "./review-store.ts";
import type { SealedReply } from "./sealed-reviews.ts";

type AnswerDeps = Pick<Deps, "db" | "now" | "jobs" | "keyRing">;
type Answered = {
  accountId: string;
  week: string;
  reply: SealedReply;
  /** What is true only together with the reply, as the row of who did it. */
  afterStoring?: (tx: Db) => Promise<void>;
};

/**
 * A professional's reply to a review: stored sealed, its promise kept, the member notified without a word of it. False
 * when there is no such review, or someone has replied already.
 */
export const answerReview = (deps: AnswerDeps, answered: Answered): Promise<boolean> =>
  inTransaction(deps.db, (tx) => storeReply(deps, tx, answered));

async function storeReply(deps: AnswerDeps, tx: Db, answered: Answered): Promise<boolean> {
  const { accountId, week, reply, afterStoring } = answered;
  // No correction of the review arrives in between.
  await lockHead(tx, accountId);
  const id = recordId("review", week);
  if (!(await hasReview(tx, accountId, id))) return false;
  const encryption = deps.keyRing.encryption("health-data");
  if (!(await insertReply(tx, encryption, { accountId, id, repliedAt: deps.now(), reply }))) return false;
  await keepPromise(deps, tx, { accountId, kind: "weekly-review-answered", subject: week, by: reply.by.name });
  await notifyMember(deps, tx, accountId, week);
  await afterStoring?.(tx);
  return true;
}

async function notifyMember(deps: AnswerDeps, tx: Db, accountId: string, week: string): Promise<void> {
  const member = await getBuyer(tx, accountId);
  if (!member?.email) return;
  await queueMessage(deps, tx, {
    template: "team-answered",
    channel: "email",
    recipient: member.email,
    accountId,
    params: { fullName: member.fullName, place: "review" },
    dedupeKey: `team-answered ${accountId} review ${week}`,
  });
}
