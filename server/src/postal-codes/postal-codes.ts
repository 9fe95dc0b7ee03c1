import type { PostalAddress } from "@app/contract/postal-codes";

/** Port to a vendor of postal codes. Checkout works without it: a lookup may find, miss or fail. */
export interface PostalCodes {
  find(cep: string): Promise<PostalCodeLookup>;
}

export type PostalCodeLookup = { address: PostalAddress } | "unknown" | Unavailable;

/** The reason is for the log. */
export type Unavailable = { reason: string };
