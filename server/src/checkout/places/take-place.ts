import type { Day } from "@app/engine/promises/local-time";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import { countPlaces, lockPlaces, nextPlaceNumber } from "./place-store.ts";
import { weekOf } from "./places.ts";

/** `peopleFrom` is null when people start with the period. */
export type TakenPlace = { peopleFrom: Date | null; placeWeek: Day | null; placeNumber: number | null };

export const NO_PLACE: TakenPlace = { peopleFrom: null, placeWeek: null, placeNumber: null };

/**
 * A place for a confirmed payment, in the transaction that grants access: of this week while one is free, otherwise the
 * one that the buyer read of before paying. Who read of none, because places were not counted then, starts now.
 */
export async function takePlace(
  deps: Pick<Deps, "places" | "now">,
  tx: Db,
  { id, shownStartAt }: Pick<Payment, "id" | "shownStartAt">,
): Promise<TakenPlace> {
  if (deps.places.capacity !== "live") return NO_PLACE;
  await lockPlaces(tx);
  const { left } = await countPlaces(deps, tx, { without: id });
  const peopleFrom = left === 0 && shownStartAt && shownStartAt > deps.now() ? shownStartAt : null;
  const placeWeek = weekOf(peopleFrom ?? deps.now());
  return { peopleFrom, placeWeek, placeNumber: await nextPlaceNumber(tx, placeWeek) };
}
