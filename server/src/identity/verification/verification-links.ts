import { timingSafeEqual } from "node:crypto";
import type { KeyRing } from "../../platform/key-ring.ts";
import { signToken } from "../../platform/signed-token.ts";

/** Links and codes are computed from the verification's id and the key ring when they are needed, and never stored. */
export const verificationToken = (keyRing: KeyRing, verificationId: string): string =>
  signToken(keyRing, "verification-link", verificationId);

export const verificationCode = (keyRing: KeyRing, verificationId: string): string =>
  digitsOf(keyRing.for("verification-code").sign(codeText(verificationId)));

/** Whether it is the code that was sent, under any key of the ring. Right or wrong, it takes the same time. */
export const isVerificationCode = (keyRing: KeyRing, verificationId: string, typed: string): boolean =>
  keyRing
    .for("verification-code")
    .signatures(codeText(verificationId))
    .filter((signature) => sameCode(digitsOf(signature), typed)).length > 0;

const codeText = (verificationId: string): string => `verification code ${verificationId}`;
const digitsOf = (signature: Buffer): string => String(signature.readUInt32BE(0) % 1_000_000).padStart(6, "0");

/** Six characters may be more bytes than six digits. */
function sameCode(expected: string, typed: string): boolean {
  const [expectedBytes, typedBytes] = [Buffer.from(expected), Buffer.from(typed)];
  return expectedBytes.length === typedBytes.length && timingSafeEqual(expectedBytes, typedBytes);
}

export const verificationLink = (keyRing: KeyRing, siteUrl: string, verificationId: string): string =>
  new URL(`/login?prova=${encodeURIComponent(verificationToken(keyRing, verificationId))}`, siteUrl).href;

/** The same link, opening the form for a new password. */
export const resetLink = (keyRing: KeyRing, siteUrl: string, verificationId: string): string =>
  `${verificationLink(keyRing, siteUrl, verificationId)}&senha=nova`;
