import type { Me } from "@app/contract/identity";
import { findSubscription } from "../checkout/subscriptions/queries.ts";
import type { Account } from "../identity/accounts/account.ts";
import { findOffer } from "../leads/queries.ts";
import type { Deps } from "./deps.ts";

/** The signed-in member: contacts, the plan they may use now, and the price a page offered them. */
export async function getMe(deps: Pick<Deps, "db" | "now">, account: Account): Promise<Me> {
  const { plan, validUntil } = await findSubscription(deps, account);
  const offerMonthlyCents = await findOffer(deps, account.id);
  return {
    _id: account.id,
    fullName: account.fullName,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    phone: account.phone?.slice(account.countryCode.length) ?? null,
    phoneVerified: account.phoneVerifiedAt !== null,
    countryCode: account.countryCode,
    plan,
    validUntil: validUntil?.toISOString() ?? null,
    offerMonthlyCents: offerMonthlyCents ?? null,
  };
}
