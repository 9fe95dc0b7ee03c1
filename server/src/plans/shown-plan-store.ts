import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

export type ShownPlan = { version: number; sealed: Buffer };

type OfPurchase = { accountId: string; accessAt: Date };

/** Not those of an earlier purchase, but for the last of them. Erased ones are passed over. */
const isOfPurchase = ({ accountId, accessAt }: OfPurchase) => sql<boolean>`
  account_id = ${accountId} and sealed is not null and version >= coalesce((
    select max(version) from plan_versions where account_id = ${accountId} and created_at <= ${accessAt}
  ), 1)`;

/** The plan that a purchase began with: the newest of those before its access, else the first. Erased ones are passed over. */
export async function findShownPlan(db: Db, purchase: OfPurchase): Promise<ShownPlan | undefined> {
  const { rows } = await sql<ShownPlan>`
    select version, sealed from plan_versions where ${isOfPurchase(purchase)} order by version limit 1`.execute(db);
  return rows[0];
}

/** Those that a purchase had until a day, oldest first: of several that begin on one day the last. */
export async function listShownPlans(
  db: Db,
  { until, ...purchase }: OfPurchase & { until: string },
): Promise<(ShownPlan & { validFrom: string })[]> {
  const { rows } = await sql<ShownPlan & { validFrom: string }>`
    select distinct on (plan_versions.valid_from) version, sealed, valid_from::text as valid_from from plan_versions
    where ${isOfPurchase(purchase)} and valid_from <= ${until}
    order by plan_versions.valid_from, version desc`.execute(db);
  return rows;
}
