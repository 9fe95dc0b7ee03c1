import type { KeyRing } from "../platform/key-ring.ts";

const BIN_DIGITS = 6;

/** A card is counted by its issuer alone, and under our key: six digits would be read back from a plain hash. */
export const issuerKey = (keyRing: KeyRing, cardNumber: string): string =>
  keyRing
    .for("rate-limit")
    .sign(`card issuer ${cardNumber.replaceAll(/\D/g, "").slice(0, BIN_DIGITS)}`)
    .toString("base64url");
