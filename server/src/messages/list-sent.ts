import type { Db } from "../platform/database/db.ts";
import type { Outgoing } from "./templates/catalogue.ts";

/** When messages of these templates about an account were sent, since then; oldest first. */
export async function listSent(
  db: Db,
  { accountId, templates, since }: { accountId: string; templates: readonly Outgoing["template"][]; since: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom("messages")
    .select("settledAt")
    .where("accountId", "=", accountId)
    .where((where) => where("template", "=", where.fn.any(where.val([...templates]))))
    .where("status", "=", "sent")
    .where("settledAt", ">", since)
    .orderBy("settledAt")
    .execute();
  return rows.map(({ settledAt }) => settledAt).filter((at) => at !== null);
}
