import { brand } from "@app/contract/brand";
import type { PaymentView } from "@app/contract/checkout";
import type { Places } from "@app/contract/places";
import type { Day } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { isPaid, type Payment } from "../payments/payment.ts";
import { findBoughtUntil, findPeriodStart } from "../subscriptions/period-store.ts";
import { countPlaces, lockPlaces } from "./place-store.ts";
import { dayOf, startOf } from "./places.ts";

type Start = Pick<Payment, "status" | "shownStartAt"> & { peopleFrom: Date | null };

/** What a buyer reads of the start: the latest date while the payment is open, the true one once it is paid. */
export function startsOnOf({ status, shownStartAt, peopleFrom }: Start): Pick<PaymentView, "startsOn"> {
  if (!shownStartAt) return {};
  if (!isPaid({ status })) return { startsOn: dayOf(shownStartAt) };
  return { startsOn: peopleFrom && dayOf(peopleFrom) };
}

export async function viewStart(db: Db, payment: Payment): Promise<Pick<PaymentView, "startsOn">> {
  if (!payment.shownStartAt) return {};
  const peopleFrom = isPaid(payment) ? await findPeriodStart(db, payment.id) : null;
  return startsOnOf({ ...payment, peopleFrom });
}

/** So many readers of a page share one count; an absence shows after it at the latest. */
const KEPT_MS = 2_000;

const FIXED: Places = { live: false, places: brand.placesLeft, startsOn: null };

/** The figure of the pages. `forget`: a buyer was refused because it is outdated. */
export function createPlacesReader(deps: Pick<Deps, "places" | "db" | "now">) {
  let known: { places: Promise<Places>; until: number } | undefined;

  return {
    read(): Promise<Places> {
      if (deps.places.capacity !== "live") return Promise.resolve(FIXED);
      if (known && performance.now() < known.until) return known.places;
      const places = count(deps);
      known = { places, until: performance.now() + KEPT_MS };
      places.catch(() => {
        known = undefined;
      });
      return places;
    },
    forget(): void {
      known = undefined;
    },
  };
}

async function count(deps: Pick<Deps, "places" | "db" | "now">): Promise<Places> {
  const { left, startsOn } = await countPlaces(deps, deps.db);
  return { live: true, places: left, startsOn };
}

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
