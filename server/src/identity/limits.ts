import type { Pool } from "pg";
import { type Limit, openLimit, openSlowdown, type Slowdown } from "../platform/limits.ts";
import type { Username } from "./username.ts";

/** What protects accounts from guessing, without ever locking their owners out. */
export type IdentityLimits = {
  /** Wrong passwords for one account from one address. */
  guessesFromAddress: Limit;
  /** Wrong passwords for one account from anywhere; an address it was used from before still gets in. */
  guesses: Limit;
  /** Links and codes sent for one account, at one address's asking and at everybody's. */
  proofsAsked: Limit;
  proofs: Limit;
  /** Codes by WhatsApp cost money each: those to one number, and all of them together. */
  codesToPhone: Limit;
  codesByWhatsApp: Limit;
  registering: Slowdown;
  looking: Slowdown;
  signingIn: Slowdown;
  tracking: Slowdown;
};

export const openIdentityLimits = (pool: Pool, addressFactor: number): IdentityLimits => ({
  guessesFromAddress: openLimit(pool, { name: "guess-pair", points: 10 * addressFactor, seconds: 15 * 60 }),
  guesses: openLimit(pool, { name: "guess", points: 100, seconds: 60 * 60 }),
  proofsAsked: openLimit(pool, { name: "proof-pair", points: 6, seconds: 60 * 60 }),
  proofs: openLimit(pool, { name: "proof", points: 30, seconds: 60 * 60 }),
  codesToPhone: openLimit(pool, { name: "code-phone", points: 3, seconds: 60 * 60 }),
  codesByWhatsApp: openLimit(pool, { name: "code-all", points: 600, seconds: 60 * 60 }),
  registering: openSlowdown({ perMinute: 30 * addressFactor }),
  looking: openSlowdown({ perMinute: 60 * addressFactor }),
  signingIn: openSlowdown({ perMinute: 30 * addressFactor }),
  tracking: openSlowdown({ perMinute: 600 * addressFactor }),
});

/** Somebody who asks in another's name uses up their own allowance, not the owner's. */
export async function maySendProof(
  limits: IdentityLimits,
  { accountId, ip, to }: { accountId: string; ip: string; to: Username },
): Promise<boolean> {
  if (!(await limits.proofsAsked.spend(`${accountId} ${ip}`)) || !(await limits.proofs.spend(accountId))) return false;
  if (to.channel === "email") return true;
  return (await limits.codesToPhone.spend(to.address)) && limits.codesByWhatsApp.spend("everybody");
}
