import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import { currentPurchase } from "./current-purchase.ts";
import { ownerOf } from "./owner.ts";
import { listPeriodsOf } from "./purchase-store.ts";

/** The plan this account may use now, and until when. */
export async function findSubscription(
  { db, now }: Pick<Deps, "db" | "now">,
  account: Account,
): Promise<{ plan: "free" | "completo"; validUntil: Date | null }> {
  const { access, current } = currentPurchase(await listPeriodsOf(db, ownerOf(account)), now());
  return current && access === "active"
    ? { plan: "completo", validUntil: current.endsAt }
    : { plan: "free", validUntil: null };
}
