import type { Db } from "../../platform/database/db.ts";
import { findLastMemberMessage, listTeamMoments } from "./unanswered-store.ts";

/** When a member last wrote to the team, and when the team wrote since then without an answer; oldest first. */
export async function listUnanswered(
  db: Db,
  accountId: string,
): Promise<{ lastWrittenAt: Date | null; unanswered: Date[] }> {
  const last = await findLastMemberMessage(db, accountId);
  return { lastWrittenAt: last?.sentAt ?? null, unanswered: await listTeamMoments(db, accountId, last?.seq ?? 0) };
}
