import { ipKey } from "../platform/ip-key.ts";
import type { Signer } from "../platform/signer.ts";

// Counters are kept for hours and copied with the database: whose they are is sealed, not written.

const sealed = (signer: Signer, text: string): string => signer.sign(text).toString("base64url").slice(0, 22);

export const networkKey = (signer: Signer, ip: string): string => sealed(signer, `counted network ${ipKey(ip)}`);

const BIN_DIGITS = 6;
/** Of a card only its issuer is counted, and not even that can be read back. */
export const issuerKey = (signer: Signer, cardNumber: string): string =>
  sealed(signer, `counted issuer ${cardNumber.replaceAll(/\D/g, "").slice(0, BIN_DIGITS)}`);
