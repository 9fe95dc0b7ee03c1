import type { KeyRing } from "../../platform/key-ring.ts";

const BIN_DIGITS = 6;

/** A card is counted by its issuer's BIN, as a keyed hash: a plain hash of six digits is reversed by brute force. */
export const issuerKey = (keyRing: KeyRing, cardNumber: string): string =>
  keyRing
    .for("rate-limit")
    .sign(`card issuer ${cardNumber.replaceAll(/\D/g, "").slice(0, BIN_DIGITS)}`)
    .toString("base64url");
