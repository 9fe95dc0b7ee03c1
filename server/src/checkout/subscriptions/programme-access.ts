import type { ProgrammeAccess } from "@app/contract/intake";
import { type Buyer, getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Deps } from "../deps.ts";
import { currentPurchase, type PurchasedPeriod } from "./current-purchase.ts";
import { listPeriodsOf, listPeriodsOfAll, type OwnedPeriod } from "./purchase-store.ts";

/** What these purchases allow now. */
export const accessOf = (purchases: PurchasedPeriod[], now: Date): ProgrammeAccess =>
  currentPurchase(purchases, now).access;

/**
 * What an account may use now: every screen and call of the programme asks this and nothing else. An account that does
 * not exist, or no longer, has none. Inside a transaction, pass it as `db`.
 */
export async function programmeAccess(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<ProgrammeAccess> {
  return accessOfBuyer({ db, now }, await getBuyer(db, accountId));
}

/** The same of a buyer whom the caller has read; undefined: the account does not exist. */
export const accessOfBuyer = async (
  { db, now }: Pick<Deps, "db" | "now">,
  buyer: Buyer | undefined,
): Promise<ProgrammeAccess> => (buyer ? accessOf(await listPeriodsOf(db, buyer), now()) : "none");

/** The same of many, in one statement. */
export async function listAccess(
  { db, now }: Pick<Deps, "db" | "now">,
  buyers: readonly Buyer[],
): Promise<Map<string, ProgrammeAccess>> {
  if (buyers.length === 0) return new Map();
  const bySession = new Map<string, OwnedPeriod[]>();
  const byEmail = new Map<string, OwnedPeriod[]>();
  for (const period of await listPeriodsOfAll(db, buyers)) {
    const [groups, key] = period.via === "session" ? [bySession, period.accountId] : [byEmail, period.email];
    groups.set(key, [...(groups.get(key) ?? []), period]);
  }
  const at = now();
  return new Map(
    buyers.map(({ accountId, verifiedEmail }) => {
      const bought = [...(bySession.get(accountId) ?? []), ...((verifiedEmail && byEmail.get(verifiedEmail)) || [])];
      return [accountId, accessOf(bought, at)];
    }),
  );
}
