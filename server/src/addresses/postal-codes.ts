import type { PostalAddress } from "@app/contract/postal-codes";

/** Whoever knows what a CEP stands for. Never needed to sell: an answer, "unknown", or no answer. */
export interface PostalCodes {
  find(cep: string): Promise<PostalCodeLookup>;
}

export type PostalCodeLookup = { address: PostalAddress } | "unknown" | Unavailable;

/** The reason is for the log. */
export type Unavailable = { reason: string };
