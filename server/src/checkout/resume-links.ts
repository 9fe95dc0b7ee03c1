import type { KeyRing } from "../platform/key-ring.ts";

/** The way back to an unfinished purchase is computed from its id and our key, like every link. */
const resumeToken = (keyRing: KeyRing, reminderId: string): string =>
  `${reminderId}.${keyRing.for("resume").sign(`resume ${reminderId}`).toString("base64url")}`;

export function parseResumeToken(keyRing: KeyRing, token: string): string | undefined {
  const [reminderId = "", signature = ""] = token.split(".");
  const isOurs = keyRing.for("resume").matches(`resume ${reminderId}`, Buffer.from(signature, "base64url"));
  return isOurs ? reminderId : undefined;
}

export const resumeLink = (keyRing: KeyRing, siteUrl: string, reminderId: string): string =>
  new URL(`/pagamento?retomar=${encodeURIComponent(resumeToken(keyRing, reminderId))}`, siteUrl).href;
