import { timingSafeEqual } from "node:crypto";
import type { KeyRing } from "../platform/key-ring.ts";

/** A link and a code are computed from the proof's id and our key, whenever they are needed. Neither is ever stored. */
export const proofToken = (keyRing: KeyRing, proofId: string): string =>
  `${proofId}.${keyRing.for("verification-link").sign(linkText(proofId)).toString("base64url")}`;

export function readProofToken(keyRing: KeyRing, token: string): string | undefined {
  const [proofId = "", signature = ""] = token.split(".");
  const isOurs = keyRing.for("verification-link").matches(linkText(proofId), Buffer.from(signature, "base64url"));
  return isOurs ? proofId : undefined;
}

export const proofCode = (keyRing: KeyRing, proofId: string): string =>
  digitsOf(keyRing.for("verification-code").sign(codeText(proofId)));

/** Whether it is the code that was sent, under whichever key was current then. Right or wrong, it takes as long. */
export const isProofCode = (keyRing: KeyRing, proofId: string, typed: string): boolean =>
  keyRing
    .for("verification-code")
    .signatures(codeText(proofId))
    .filter((signature) => sameCode(digitsOf(signature), typed)).length > 0;

const linkText = (proofId: string): string => `proof link ${proofId}`;
const codeText = (proofId: string): string => `proof code ${proofId}`;
const digitsOf = (signature: Buffer): string => String(signature.readUInt32BE(0) % 1_000_000).padStart(6, "0");

/** Six letters may be more bytes than six digits. */
function sameCode(expected: string, typed: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const proofLink = (keyRing: KeyRing, siteUrl: string, proofId: string): string =>
  new URL(`/login?prova=${encodeURIComponent(proofToken(keyRing, proofId))}`, siteUrl).href;

/** The same link, to the page that asks for a new password. */
export const resetLink = (keyRing: KeyRing, siteUrl: string, proofId: string): string =>
  `${proofLink(keyRing, siteUrl, proofId)}&senha=nova`;

export const unsubscribeLink = (keyRing: KeyRing, siteUrl: string, accountId: string): string => {
  const signature = keyRing.for("unsubscribe").sign(`unsubscribe ${accountId}`).toString("base64url");
  return new URL(`/v1/public/unsubscribe?a=${accountId}.${signature}`, siteUrl).href;
};

/** Whose link this is, if it is one of ours. */
export function readUnsubscribeToken(keyRing: KeyRing, token: string): string | undefined {
  const [accountId = "", signature = ""] = token.split(".");
  const isOurs = keyRing.for("unsubscribe").matches(`unsubscribe ${accountId}`, Buffer.from(signature, "base64url"));
  return isOurs ? accountId : undefined;
}
