import type { KeyRing, Purpose } from "./key-ring.ts";

/** What is signed with the id. Tokens in old e-mails carry these texts, so they do not change. */
const SIGNED_TEXT = {
  "verification-link": "verification link",
  unsubscribe: "unsubscribe",
  resume: "resume",
  "on-call": "on call",
} as const satisfies Partial<Record<Purpose, string>>;

export type TokenPurpose = keyof typeof SIGNED_TEXT;

/** An id with its signature, for a link: computed whenever it is needed, and never stored. */
export const signToken = (keyRing: KeyRing, purpose: TokenPurpose, id: string): string =>
  `${id}.${keyRing.for(purpose).sign(`${SIGNED_TEXT[purpose]} ${id}`).toString("base64url")}`;

/** The id of a token that we signed for this purpose. */
export function parseToken(keyRing: KeyRing, purpose: TokenPurpose, token: string): string | undefined {
  const [id = "", signature = ""] = token.split(".");
  const isOurs = keyRing.for(purpose).matches(`${SIGNED_TEXT[purpose]} ${id}`, Buffer.from(signature, "base64url"));
  return isOurs ? id : undefined;
}
