import type { Signer } from "../platform/signer.ts";

/** The way back to an unfinished purchase is computed from its id and our key, like every link. */
const resumeToken = (signer: Signer, reminderId: string): string =>
  `${reminderId}.${signer.sign(`resume ${reminderId}`).toString("base64url")}`;

export function readResumeToken(signer: Signer, token: string): string | undefined {
  const [reminderId = "", signature = ""] = token.split(".");
  return signer.matches(`resume ${reminderId}`, Buffer.from(signature, "base64url")) ? reminderId : undefined;
}

export const resumeLink = (signer: Signer, siteUrl: string, reminderId: string): string =>
  new URL(`/pagamento?retomar=${encodeURIComponent(resumeToken(signer, reminderId))}`, siteUrl).href;
