import type { SealedPlace } from "../../platform/encryption.ts";

/** Of a deletion: the pseudonym of what is retained, which opens with the number that the member was given. */
export const pseudonymPlace = (referenceNumber: string): SealedPlace => ({
  accountId: referenceNumber,
  table: "deletions",
  item: "pseudonym",
});
