import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { createEncryption, type Encryption } from "./encryption.ts";

/** What a key is used for. Each purpose has a key of its own, derived from the secret by HKDF-SHA256. */
export type Purpose =
  | "verification-link"
  | "verification-code"
  | "payment-id"
  | "unsubscribe"
  | "resume"
  | "on-call"
  | "staff-draft"
  | "rate-limit"
  | "person"
  | "model-user";

/** What is stored encrypted, each under keys of its own. */
export type SealedPurpose = "health-data" | "staff-secret";

/** HMAC-SHA256 with our own key: a link can be verified without being stored. */
export interface Signer {
  sign(text: string): Buffer;
  /** One signature for each accepted key, the current key's first. */
  signatures(text: string): Buffer[];
  matches(text: string, signature: Buffer): boolean;
}

/** The current secret and the previous ones: a key rotation invalidates no link or id that was issued before it. */
export interface KeyRing {
  for(purpose: Purpose): Signer;
  encryption(purpose: SealedPurpose): Encryption;
}

export function createKeyRing(current: string, old: string[] = []): KeyRing {
  const secrets = [...new Set([current, ...old])];
  const signers = new Map<Purpose, Signer>();
  const encryptions = new Map<SealedPurpose, Encryption>();
  const derive = (purpose: Purpose | SealedPurpose) =>
    secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));
  return {
    for(purpose) {
      const known = signers.get(purpose);
      if (known) return known;
      const signer = signWith(derive(purpose));
      signers.set(purpose, signer);
      return signer;
    },
    encryption(purpose) {
      const encryption = encryptions.get(purpose) ?? createEncryption(derive(purpose));
      encryptions.set(purpose, encryption);
      return encryption;
    },
  };
}

function signWith(keys: Buffer[]): Signer {
  const [current = ""] = keys;
  const signatures = (text: string) => keys.map((key) => signatureOf(key, text));
  return {
    sign: (text) => signatureOf(current, text),
    signatures,
    matches: (text, signature) =>
      signatures(text).filter(
        (expected) => expected.length === signature.length && timingSafeEqual(expected, signature),
      ).length > 0,
  };
}

const signatureOf = (key: Buffer | string, text: string): Buffer =>
  createHmac("sha256", key).update(text, "utf8").digest();
