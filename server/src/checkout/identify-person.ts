import type { Deps } from "../deps.ts";
import { getBuyer } from "../identity/get-buyer.ts";
import type { Db } from "../platform/db.ts";
import { retainPurchasesUntil } from "../privacy/retained-data.ts";
import { hasGrant, insertGrants, listDocuments, lockPersonKeys } from "./grant-store.ts";
import { personKeys } from "./person-keys.ts";

/**
 * Who claims, by everything that is known of them, and whether they were granted the guarantee before. Until the
 * transaction ends, nobody else with one of these identifiers gets past here.
 */
export async function identifyPerson(
  { keyRing, now }: Pick<Deps, "keyRing" | "now">,
  tx: Db,
  /** The account that claims, and the one that the purchase is booked on. */
  accounts: { memberId: string; accountId: string },
): Promise<{ wasGranted: boolean; remember: () => Promise<void> }> {
  const accountIds = [...new Set([accounts.memberId, accounts.accountId])];
  const member = await getBuyer(tx, accounts.memberId);
  const documents = await listDocuments(tx, accountIds);
  const { current, readings } = personKeys(keyRing, {
    accountIds,
    emails: member?.verifiedEmail ? [member.verifiedEmail] : [],
    phones: member?.verifiedPhone ? [member.verifiedPhone] : [],
    documents,
  });
  await lockPersonKeys(tx, readings);
  return {
    wasGranted: await hasGrant(tx, { hashes: readings, accountIds, documents }),
    remember: () => insertGrants(tx, current, { grantedAt: now(), retainUntil: retainPurchasesUntil(now()) }),
  };
}
