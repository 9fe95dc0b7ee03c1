import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { findPeopleFrom } from "./purchase-store.ts";

/** From when people work for this member; null: since their period began. */
export async function peopleFrom(db: Db, accountId: string): Promise<Date | null> {
  const buyer = await getBuyer(db, accountId);
  return buyer ? findPeopleFrom(db, buyer) : null;
}

/** When a promise that people keep starts to run: now, or on the day that the member read before paying. */
export async function peopleStart({ now }: Pick<Deps, "now">, db: Db, accountId: string): Promise<Date> {
  const from = await peopleFrom(db, accountId);
  const at = now();
  return from && from > at ? from : at;
}
