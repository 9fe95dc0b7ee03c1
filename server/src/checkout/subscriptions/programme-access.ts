import type { ProgrammeAccess } from "@app/contract/intake";
import type { Account } from "../../identity/accounts/account.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Deps } from "../deps.ts";
import { currentPurchase, type PurchasedPeriod } from "./current-purchase.ts";
import { type Owner, ownerOf } from "./owner.ts";
import { listPeriodsOf } from "./purchase-store.ts";

/** What these purchases allow now. */
export const accessOf = (purchases: PurchasedPeriod[], now: Date): ProgrammeAccess =>
  currentPurchase(purchases, now).access;

/**
 * What an account may use now: every screen and call of the programme asks this and nothing else. An account that does
 * not exist, or no longer, has none. Inside a transaction, pass it as `db`.
 */
export async function programmeAccess(deps: Pick<Deps, "db" | "now">, accountId: string): Promise<ProgrammeAccess> {
  const buyer = await getBuyer(deps.db, accountId);
  return buyer ? accessOfOwner(deps, buyer) : "none";
}

/** The same for a signed-in member, whose account is already read. */
export const memberAccess = (deps: Pick<Deps, "db" | "now">, account: Account): Promise<ProgrammeAccess> =>
  accessOfOwner(deps, ownerOf(account));

const accessOfOwner = async ({ db, now }: Pick<Deps, "db" | "now">, owner: Owner): Promise<ProgrammeAccess> =>
  accessOf(await listPeriodsOf(db, owner), now());
