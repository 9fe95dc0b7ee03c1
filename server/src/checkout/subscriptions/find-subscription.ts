import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import { ownerOf } from "./owner.ts";
import { findUsablePeriod } from "./period-store.ts";

/** The plan this account may use now, and until when. */
export async function findSubscription(
  { db, now }: Pick<Deps, "db" | "now">,
  account: Account,
): Promise<{ plan: "free" | "completo"; validUntil: Date | null }> {
  const period = await findUsablePeriod(db, ownerOf(account), now());
  return period ? { plan: "completo", validUntil: period.endsAt } : { plan: "free", validUntil: null };
}
