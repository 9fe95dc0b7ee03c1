import type { Signer } from "../platform/signer.ts";

/** A link and a code are computed from the proof's id and our key, whenever they are needed. Neither is ever stored. */
export const proofToken = (signer: Signer, proofId: string): string =>
  `${proofId}.${signer.sign(`proof link ${proofId}`).toString("base64url")}`;

export function readProofToken(signer: Signer, token: string): string | undefined {
  const [proofId = "", signature = ""] = token.split(".");
  return signer.matches(`proof link ${proofId}`, Buffer.from(signature, "base64url")) ? proofId : undefined;
}

export const proofCode = (signer: Signer, proofId: string): string =>
  String(signer.sign(`proof code ${proofId}`).readUInt32BE(0) % 1_000_000).padStart(6, "0");

export const proofLink = (signer: Signer, siteUrl: string, proofId: string): string =>
  new URL(`/login?prova=${encodeURIComponent(proofToken(signer, proofId))}`, siteUrl).href;

/** The same link, to the page that asks for a new password. */
export const resetLink = (signer: Signer, siteUrl: string, proofId: string): string =>
  `${proofLink(signer, siteUrl, proofId)}&senha=nova`;

export const unsubscribeLink = (signer: Signer, siteUrl: string, accountId: string): string => {
  const signature = signer.sign(`unsubscribe ${accountId}`).toString("base64url");
  return new URL(`/v1/public/unsubscribe?a=${accountId}.${signature}`, siteUrl).href;
};

/** Whose link this is, if it is one of ours. */
export function readUnsubscribeToken(signer: Signer, token: string): string | undefined {
  const [accountId = "", signature = ""] = token.split(".");
  return signer.matches(`unsubscribe ${accountId}`, Buffer.from(signature, "base64url")) ? accountId : undefined;
}
