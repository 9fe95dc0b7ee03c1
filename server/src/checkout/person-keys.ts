import type { KeyRing } from "../platform/key-ring.ts";

/** What is known of a person: accounts, contacts that they verified, documents that they paid with. */
export type Identifiers = { accountIds: string[]; emails: string[]; phones: string[]; documents: string[] };

/**
 * Identifiers as keyed hashes, in a fixed order: what a guarantee is remembered by once the account is gone. `current`
 * is what is written, `readings` what older keys may have written.
 */
export function personKeys(keyRing: KeyRing, { accountIds, emails, phones, documents }: Identifiers) {
  const names = [
    ...accountIds.map((id) => `account ${id}`),
    ...emails.map((email) => `email ${withoutTag(email)}`),
    ...phones.map((phone) => `phone ${phone}`),
    ...documents.map((document) => `document ${document}`),
  ];
  const signer = keyRing.for("person");
  return {
    current: inOrder(names.map((name) => signer.sign(name))),
    readings: inOrder(names.flatMap((name) => signer.signatures(name))),
  };
}

/** "ana+2@exemplo.com" is read by whoever reads "ana@exemplo.com". */
const withoutTag = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, "@");

const inOrder = (hashes: Buffer[]): Buffer[] => {
  const distinct = new Map(hashes.map((hash) => [hash.toString("hex"), hash]));
  return [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, hash]) => hash);
};
