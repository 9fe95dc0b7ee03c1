import { type Buyer, getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { findPeopleFrom } from "./purchase-store.ts";

/** From when people work for this member; null: since their period began. */
export const peopleFrom = async (db: Db, buyer: Buyer | undefined): Promise<Date | null> =>
  buyer ? findPeopleFrom(db, buyer) : null;

/** When a promise that people keep starts to run: now, or on the day that the member read before paying. */
export const peopleStart = async (deps: Pick<Deps, "now">, db: Db, accountId: string): Promise<Date> =>
  peopleStartOf(deps, db, await getBuyer(db, accountId));

/** The same of a buyer whom the caller has read. */
export async function peopleStartOf({ now }: Pick<Deps, "now">, db: Db, buyer: Buyer | undefined): Promise<Date> {
  const from = await peopleFrom(db, buyer);
  const at = now();
  return from && from > at ? from : at;
}
