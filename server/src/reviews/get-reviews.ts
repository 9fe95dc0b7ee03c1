import type { ReviewsView } from "@app/contract/reviews";
import { recordId } from "@app/engine/sync/record-id";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { type ListedPromise, listPromises } from "../promises/queries.ts";
import type { Deps } from "./deps.ts";
import { countPlannedWorkouts } from "./queries.ts";
import { listReplies, listReviews, markReplyRead, type SentReview } from "./review-store.ts";
import { findOpenWindow } from "./schedule/find-open-window.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing" | "listPausedSpans">;

/** Twelve weeks. */
const MAX_SENT = 12;

/** A member's reviews with the team's replies, and the one that can be answered now. */
export const getReviews = (deps: ReadDeps, accountId: string): Promise<ReviewsView> =>
  inTransaction(deps.db, (tx) => readReviews(deps, tx, accountId), { isSnapshot: true });

async function readReviews(deps: ReadDeps, tx: Db, accountId: string): Promise<ReviewsView> {
  const sent = await listReviews(tx, accountId, MAX_SENT);
  const weeks = sent.map(({ week }) => week);
  const ids = sent.map(({ id }) => id);
  const replies = await listReplies(tx, deps.keyRing.encryption("health-data"), accountId, ids);
  const promises = await listPromises({ db: tx, now: deps.now }, accountId);
  return {
    open: await openOf(deps, tx, accountId, weeks),
    sent: sent.map(({ id, week, sentAt }) => {
      const reply = replies.get(id) ?? null;
      return { week, sentAt: sentAt.toISOString(), replyBy: reply ? null : replyByOf(promises, week), reply };
    }),
  };
}

async function openOf(
  deps: ReadDeps,
  tx: Db,
  accountId: string,
  sentWeeks: readonly SentReview["week"][],
): Promise<ReviewsView["open"]> {
  const window = await findOpenWindow(deps, tx, accountId);
  if (!window || sentWeeks.includes(window.week)) return null;
  const plannedWorkouts = await countPlannedWorkouts(deps, tx, accountId);
  return { week: window.week, until: window.until.toISOString(), plannedWorkouts };
}

/** Late or not: a reply that is owed stays owed. */
function replyByOf(promises: readonly ListedPromise[], week: string): string | null {
  const promise = promises.find(({ kind, subject }) => kind === "weekly-review-answered" && subject === week);
  const isOwed = promise && promise.state !== "void" && promise.fulfilledAt === null;
  return isOwed ? promise.dueAt.toISOString() : null;
}

/** The member has opened the reply to the review of a week. The first time counts; without a reply nothing happens. */
export const readReply = ({ db, now }: Pick<Deps, "db" | "now">, accountId: string, week: string): Promise<void> =>
  markReplyRead(db, { accountId, id: recordId("review", week), readAt: now() });
