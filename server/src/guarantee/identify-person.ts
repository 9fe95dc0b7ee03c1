import { listDocuments } from "../checkout/payments/list-documents.ts";
import { retainPurchasesUntil } from "../checkout/purchase-retention.ts";
import { hadGuaranteeRefund } from "../checkout/refunds/had-guarantee-refund.ts";
import { getBuyer } from "../identity/accounts/get-buyer.ts";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { hasGrant, insertGrants, lockPersonKeys } from "./grant-store.ts";
import { type Counted, personKeys } from "./person-keys.ts";

type Claimant = {
  /** The claiming account, and the one that the purchase is booked on. */
  memberId: string;
  accountId: string;
  /** Counted apart: who had to stop for a pregnancy keeps the guarantee of another purchase. */
  of?: Counted;
};

/**
 * Identifies the claimant by every known identifier, and whether they were granted the same before. Advisory locks
 * block other claims with one of these identifiers until the transaction ends.
 */
export async function identifyPerson(
  { keyRing, now }: Pick<Deps, "keyRing" | "now">,
  tx: Db,
  { of = "guarantee", ...accounts }: Claimant,
): Promise<{ wasGranted: boolean; recordGrant: () => Promise<void> }> {
  const accountIds = [...new Set([accounts.memberId, accounts.accountId])];
  const member = await getBuyer(tx, accounts.memberId);
  const documents = await listDocuments(tx, accountIds);
  const { current, accepted } = personKeys(
    keyRing,
    {
      accountIds,
      emails: member?.verifiedEmail ? [member.verifiedEmail] : [],
      phones: member?.verifiedPhone ? [member.verifiedPhone] : [],
      documents,
    },
    of,
  );
  await lockPersonKeys(tx, accepted);
  return {
    // Hashes outlive a deleted account; refunds cover the guarantees granted before hashes were stored.
    wasGranted:
      (await hasGrant(tx, accepted)) ||
      (of === "guarantee" && (await hadGuaranteeRefund(tx, { accountIds, documents }))),
    recordGrant: () => insertGrants(tx, current, { grantedAt: now(), retainUntil: retainPurchasesUntil(now()) }),
  };
}
