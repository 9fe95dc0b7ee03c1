import type { Pool } from "pg";
import { type Limit, openLimit, openSlowdown, type Slowdown } from "../platform/limits.ts";

/** What protects accounts from guessing, without ever locking their owners out. */
export type IdentityLimits = {
  /** Wrong passwords for one account from one address. */
  guessesFromAddress: Limit;
  /** Wrong passwords for one account from anywhere; an address it was used from before still gets in. */
  guesses: Limit;
  /** Links and codes sent for one account, at one address's asking and at everybody's. */
  proofsAsked: Limit;
  proofs: Limit;
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
  registering: openSlowdown({ perMinute: 30 * addressFactor }),
  looking: openSlowdown({ perMinute: 60 * addressFactor }),
  signingIn: openSlowdown({ perMinute: 30 * addressFactor }),
  tracking: openSlowdown({ perMinute: 600 * addressFactor }),
});

/** Somebody who asks in another's name uses up their own allowance, not the owner's. */
export const maySendProof = async (limits: IdentityLimits, accountId: string, ip: string): Promise<boolean> =>
  (await limits.proofsAsked.spend(`${accountId} ${ip}`)) && limits.proofs.spend(accountId);
