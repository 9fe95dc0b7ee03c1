import type { KeyRing } from "../../platform/key-ring.ts";

/** A signed token, derived from the reminder's id and our key, so that none is stored. */
const resumeToken = (keyRing: KeyRing, reminderId: string): string =>
  `${reminderId}.${keyRing.for("resume").sign(`resume ${reminderId}`).toString("base64url")}`;

export function parseResumeToken(keyRing: KeyRing, token: string): string | undefined {
  const [reminderId = "", signature = ""] = token.split(".");
  const isValid = keyRing.for("resume").matches(`resume ${reminderId}`, Buffer.from(signature, "base64url"));
  return isValid ? reminderId : undefined;
}

export const resumeLink = (keyRing: KeyRing, siteUrl: string, reminderId: string): string =>
  new URL(`/pagamento?retomar=${encodeURIComponent(resumeToken(keyRing, reminderId))}`, siteUrl).href;
