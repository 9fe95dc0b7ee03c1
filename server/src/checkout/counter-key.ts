import { ipKey } from "../platform/ip-key.ts";
import type { KeyRing } from "../platform/key-ring.ts";

// Counters are kept for hours and copied with the database: whose they are is sealed, not written.

const sealed = (keyRing: KeyRing, text: string): string =>
  keyRing.for("rate-limit").sign(text).toString("base64url").slice(0, 22);

export const networkKey = (keyRing: KeyRing, ip: string): string => sealed(keyRing, `counted network ${ipKey(ip)}`);

const BIN_DIGITS = 6;
/** Of a card only its issuer is counted, and not even that can be read back. */
export const issuerKey = (keyRing: KeyRing, cardNumber: string): string =>
  sealed(keyRing, `counted issuer ${cardNumber.replaceAll(/\D/g, "").slice(0, BIN_DIGITS)}`);
