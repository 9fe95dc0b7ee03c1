import { brand } from "@app/contract/brand";
import { type Day, localTimeOf } from "@app/engine/promises/local-time";
import { findCurrentPurchase } from "../checkout/subscriptions/queries.ts";
import type { Db } from "../platform/database/db.ts";
import { countOverdueReviews } from "./claim-store.ts";
import type { Deps } from "./deps.ts";
import { readDeadlines } from "./read-deadlines.ts";

/** Guarantee claims whose answer by the team is overdue. */
export const overdueReviews = ({ db, now }: Pick<Deps, "db" | "now">): Promise<number> =>
  countOverdueReviews(db, now());

/** The last day on which the guarantee can be asked for, with the plan paused on these days and no others. */
export async function findGuaranteeEnd(
  { now }: Pick<Deps, "now">,
  db: Db,
  accountId: string,
  paused: readonly { from: Day; to: Day }[],
): Promise<Day | null> {
  const { current } = await findCurrentPurchase({ db, now }, accountId);
  if (!current || current.refundUsed) return null;
  const deadlines = await readDeadlines(
    db,
    accountId,
    now(),
    paused.map((span) => ({ ...span, endedOn: null })),
  );
  const until = deadlines(current);
  return until ? localTimeOf(brand.serviceHours.timeZone, until.getTime()).day : null;
}
