import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

export type ShownPlan = { version: number; sealed: Buffer };

/** The plan that a purchase began with: the newest of those before its access, else the first. Erased ones are passed over. */
export async function findShownPlan(
  db: Db,
  { accountId, accessAt }: { accountId: string; accessAt: Date },
): Promise<ShownPlan | undefined> {
  const { rows } = await sql<ShownPlan>`
    select version, sealed from plan_versions
    where account_id = ${accountId} and sealed is not null and version >= coalesce((
      select max(version) from plan_versions where account_id = ${accountId} and created_at <= ${accessAt}
    ), 1)
    order by version limit 1`.execute(db);
  return rows[0];
}
