import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import { retainPurchasesUntil } from "../../privacy/erasure/retained-data.ts";
import type { Deps } from "../deps.ts";
import { hasGrant, insertGrants, listDocuments, lockPersonKeys } from "./grant-store.ts";
import { personKeys } from "./person-keys.ts";

/**
 * Identifies the claimant by every known identifier, and whether they were granted the guarantee before. Advisory locks
 * block other claims with one of these identifiers until the transaction ends.
 */
export async function identifyPerson(
  { keyRing, now }: Pick<Deps, "keyRing" | "now">,
  tx: Db,
  /** The claiming account, and the one that the purchase is booked on. */
  accounts: { memberId: string; accountId: string },
): Promise<{ wasGranted: boolean; recordGrant: () => Promise<void> }> {
  const accountIds = [...new Set([accounts.memberId, accounts.accountId])];
  const member = await getBuyer(tx, accounts.memberId);
  const documents = await listDocuments(tx, accountIds);
  const { current, accepted } = personKeys(keyRing, {
    accountIds,
    emails: member?.verifiedEmail ? [member.verifiedEmail] : [],
    phones: member?.verifiedPhone ? [member.verifiedPhone] : [],
    documents,
  });
  await lockPersonKeys(tx, accepted);
  return {
    wasGranted: await hasGrant(tx, { hashes: accepted, accountIds, documents }),
    recordGrant: () => insertGrants(tx, current, { grantedAt: now(), retainUntil: retainPurchasesUntil(now()) }),
  };
}
