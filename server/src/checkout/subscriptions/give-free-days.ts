import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { creditDays } from "../credits/credit-days.ts";
import { sumCredits } from "../credits/credit-store.ts";
import type { Deps } from "../deps.ts";
import type { CurrentPurchase } from "./current-purchase.ts";
import type { Purchase } from "./purchase.ts";
import { findCurrentPurchase } from "./queries.ts";

type FreeDays = { accountId: string; paymentId: string; source: string; days: number };

/**
 * Adds days that a source gives once to a purchase: behind its end while it runs, from now on where it is over. False where
 * it is not the purchase in use: refunded, disputed, or followed by another. The caller locks the payment.
 */
export async function giveFreeDays(
  deps: Pick<Deps, "now">,
  tx: Db,
  { accountId, paymentId, source, days }: FreeDays,
): Promise<boolean> {
  const owner = await getBuyer(tx, accountId);
  if (owner && (await sumCredits(tx, owner, source)) > 0) return true;
  const now = deps.now();
  const found = await findCurrentPurchase({ db: tx, now: deps.now }, accountId);
  if (!mayHaveFreeDays(found, paymentId)) return false;
  const { endsAt } = found.current;
  const daysOver = Math.max(0, Math.ceil((now.getTime() - endsAt.getTime()) / DAY_MS));
  // The last moment of a period that is over: it becomes longer by the days without access, too.
  const owedSince = endsAt > now ? now : addMs(endsAt, -1);
  return (await creditDays(deps, tx, { accountId, source, days: days + daysOver, owedSince })) > 0;
}

type InUse<Found> = Found & { current: NonNullable<CurrentPurchase<Purchase>["current"]> };

/** Whether a purchase is the one in use, or was the last: nothing else took its place. */
export const mayHaveFreeDays = <Found extends CurrentPurchase<Purchase>>(
  found: Found,
  paymentId: string,
): found is InUse<Found> => found.current?.id === paymentId && (found.access === "active" || found.access === "ended");
