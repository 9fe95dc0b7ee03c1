import type { ReviewReply, WeeklyReview } from "@app/contract/reviews";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { listReplies } from "./reply-store.ts";
import { listReviews, readReviews } from "./review-store.ts";

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
