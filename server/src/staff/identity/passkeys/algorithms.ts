import { COSEALG } from "@simplewebauthn/server/helpers";

/** What authenticators have today. The library would also offer a post-quantum one that Node still calls experimental. */
export const SIGNATURE_ALGORITHMS: number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
