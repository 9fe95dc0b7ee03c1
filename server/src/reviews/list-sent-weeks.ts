import type { Db } from "../platform/database/db.ts";
import { listReviews } from "./review-store.ts";

/** Half a year. */
const MAX_LISTED = 26;

export type SentWeek = { week: string; sentAt: Date; score: number | null };

/** The weeks, by their Mondays, whose review a member answered; oldest first. Nothing of the answers. */
export async function listSentWeeks(db: Db, accountId: string): Promise<SentWeek[]> {
  const sent = await listReviews(db, accountId, MAX_LISTED);
  return sent.map(({ week, sentAt, score }) => ({ week, sentAt, score })).toReversed();
}
