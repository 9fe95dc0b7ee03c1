import type { ReviewReply, WeeklyReview } from "@app/contract/reviews";
import { findTraining } from "../plans/training/find-training.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { Deps } from "./deps.ts";
import { countUnread, listReplies, listReviews, listUnanswered, readReviews } from "./review-store.ts";

/** Sessions of a week of the plan in force; none without a training half. */
export const countPlannedWorkouts = async (
  deps: Pick<Deps, "now" | "keyRing">,
  tx: Db,
  accountId: string,
): Promise<number> => (await findTraining(deps, tx, accountId))?.training.sessions.length ?? 0;

/** Replies of the team that the member has not opened yet. */
export const countUnreadReplies = (db: Db, accountId: string): Promise<number> => countUnread(db, accountId);

/** A year. */
const MAX_LISTED = 53;

export type MemberReview = {
  week: string;
  sentAt: Date;
  answers: WeeklyReview["answers"];
  /** For the team alone; null: no reply is owed. */
  score: number | null;
  reply: ReviewReply | null;
};

/** What a member answered in the weekly reviews and what the team replied, the newest first. */
export async function listMemberReviews(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<MemberReview[]> {
  const encryption = keyRing.encryption("health-data");
  const sent = await listReviews(tx, accountId, MAX_LISTED);
  const weeks = sent.map(({ week }) => week);
  const answers = new Map(
    (await readReviews(tx, encryption, accountId, weeks)).map((read) => [read.week, read.answers]),
  );
  const ids = sent.map(({ id }) => id);
  const replies = await listReplies(tx, encryption, accountId, ids);
  return sent.flatMap(({ id, week, sentAt, score }) => {
    const given = answers.get(week);
    return given ? [{ week, sentAt, answers: given, score, reply: replies.get(id) ?? null }] : [];
  });
}

/** Half a year. */
const MAX_WEEKS = 26;

type SentWeek = { week: string; sentAt: Date; score: number | null };

/** The weeks, by their Mondays, whose review a member answered; oldest first. Nothing of the answers. */
export async function listSentWeeks(db: Db, accountId: string): Promise<SentWeek[]> {
  const sent = await listReviews(db, accountId, MAX_WEEKS);
  return sent.map(({ week, sentAt, score }) => ({ week, sentAt, score })).toReversed();
}

/** By account, since when its oldest review waits for a reply. */
export const listUnansweredReviews = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Date>> =>
  new Map((await listUnanswered(db, accountIds)).map(({ accountId, sentAt }) => [accountId, sentAt]));
