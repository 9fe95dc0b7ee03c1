import type { Day } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { findBoughtUntil } from "../subscriptions/period-store.ts";
import { countPlaces } from "./count-places.ts";
import { lockPlaces } from "./place-store.ts";
import { startOf } from "./start-week.ts";

type ShowDeps = Pick<Deps, "places" | "now">;

/**
 * The start that this buyer read before paying, kept for them from here: no one else is shown its place while the payment
 * is open. Refused when that week filled up since the page read it, so that the buyer reads another date first. Null where
 * nothing is promised: places are not counted, or the account has a plan that goes on.
 */
export async function showStart(
  deps: ShowDeps,
  tx: Db,
  attempt: Pick<Payment, "id" | "accountId" | "via">,
  shownOn: Day | undefined,
): Promise<Date | null> {
  if (deps.places.capacity !== "live") return null;
  // Without a session the answer must not reveal that there is a plan.
  if (attempt.via === "session" && (await findBoughtUntil(tx, attempt.accountId, deps.now()))) return null;
  await lockPlaces(tx);
  const { startsOn, hasPlaceOn } = await countPlaces(deps, tx, { without: attempt.id });
  if (!startsOn) throw new Problem("places-full");
  if (!shownOn || !hasPlaceOn(shownOn)) throw new Problem("start-date-changed");
  return startOf(shownOn);
}
