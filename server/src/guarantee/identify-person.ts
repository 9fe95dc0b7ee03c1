import { listDocuments } from "../checkout/payments/list-documents.ts";
import { hadGuaranteeRefund } from "../checkout/refunds/queries.ts";
import { retainPurchasesUntil } from "../checkout/subscriptions/purchase.ts";
import { getBuyer } from "../identity/accounts/get-buyer.ts";
import type { Db } from "../platform/database/db.ts";
import type { KeyRing } from "../platform/key-ring.ts";
import { hasGrant, insertGrants, lockPersonKeys } from "./claim-store.ts";
import type { Deps } from "./deps.ts";

/** A person's identifiers: accounts, verified contacts, documents used for payment. */
type Identifiers = { accountIds: string[]; emails: string[]; phones: string[]; documents: string[] };

/** What a person gets once by itself: the guarantee, and what the questionnaire offers. */
type Counted = "guarantee" | "offered";

/**
 * Identifiers as keyed hashes in a fixed order, by which a grant is recognized after the account's erasure. `current`
 * is signed with the current key and stored; `accepted` also holds the hashes of older keys.
 */
export function personKeys(
  keyRing: KeyRing,
  { accountIds, emails, phones, documents }: Identifiers,
  counted: Counted = "guarantee",
) {
  const names = [
    ...accountIds.map((id) => `account ${id}`),
    ...emails.map((email) => `email ${withoutTag(email)}`),
    ...phones.map((phone) => `phone ${phone}`),
    ...documents.map((document) => `document ${document}`),
  ].map((name) => (counted === "guarantee" ? name : `${counted} ${name}`));
  const signer = keyRing.for("person");
  return {
    current: sortedDistinct(names.map((name) => signer.sign(name))),
    accepted: sortedDistinct(names.flatMap((name) => signer.signatures(name))),
  };
}

/** "ana+2@exemplo.com" and "ana@exemplo.com" are the same inbox. */
const withoutTag = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, "@");

const sortedDistinct = (hashes: Buffer[]): Buffer[] => {
  const distinct = new Map(hashes.map((hash) => [hash.toString("hex"), hash]));
  return [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, hash]) => hash);
};

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
