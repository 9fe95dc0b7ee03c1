import type { KeyRing } from "../platform/key-ring.ts";

/** A person's identifiers: accounts, verified contacts, documents used for payment. */
export type Identifiers = { accountIds: string[]; emails: string[]; phones: string[]; documents: string[] };

/** What a person gets once by itself: the guarantee, and what the questionnaire offers. */
export type Counted = "guarantee" | "offered";

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
