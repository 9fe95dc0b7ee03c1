import type { Db } from "../../platform/database/db.ts";

/** Two would do: more only say how often somebody asked. */
const MAX_LISTED = 50;

const withTeam = (db: Db, accountId: string) =>
  db.selectFrom("conversationMessages").where("accountId", "=", accountId).where("thread", "=", "team");

export async function findLastMemberMessage(
  db: Db,
  accountId: string,
): Promise<{ seq: number; sentAt: Date } | undefined> {
  const messages = withTeam(db, accountId).select(["seq", "sentAt"]).where("author", "=", "member");
  return messages.orderBy("seq", "desc").limit(1).executeTakeFirst();
}

export async function listTeamMoments(db: Db, accountId: string, afterSeq: number): Promise<Date[]> {
  const messages = withTeam(db, accountId).select("sentAt").where("author", "=", "team").where("seq", ">", afterSeq);
  const rows = await messages.orderBy("seq", "desc").limit(MAX_LISTED).execute();
  return rows.map(({ sentAt }) => sentAt).toReversed();
}
