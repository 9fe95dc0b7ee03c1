import type { PostalAddress } from "@app/contract/addresses";

/** Whoever knows what a CEP stands for. Never needed to sell: an answer, "unknown", or no answer. */
export interface PostalCodes {
  find(cep: string): Promise<Finding>;
}

export type Finding = { address: PostalAddress } | "unknown" | Unavailable;

/** The reason is for the log. */
export type Unavailable = { reason: string };
