import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs with our own key, so that a link can be checked without having been stored. */
export interface Signer {
  sign(text: string): Buffer;
  matches(text: string, signature: Buffer): boolean;
}

export function openSigner(key: string): Signer {
  const sign = (text: string) => createHmac("sha256", key).update(text, "utf8").digest();
  return {
    sign,
    matches(text, signature) {
      const expected = sign(text);
      return signature.length === expected.length && timingSafeEqual(signature, expected);
    },
  };
}
