import type { Pool } from "pg";
import { PROOF_MINUTES } from "../messages/links.ts";
import { type ConcurrencyLimit, openConcurrencyLimit } from "../platform/concurrency-limit.ts";
import { type Limit, openLimit, openSlowdown, type Slowdown } from "../platform/limits.ts";

/** What protects accounts from guessing, without ever locking their owners out. */
export type IdentityLimits = {
  /** Wrong passwords for one account from one address. */
  guessesFromAddress: Limit;
  /** Wrong passwords for one account from anywhere; an address it was used from before still gets in. */
  guesses: Limit;
  /** Wrong codes for one account in a day, typed by anybody and by its owner signed in. Then only links work. */
  wrongCodes: Limit;
  wrongCodesSignedIn: Limit;
  /** Links and codes for one account: at one IP's asking, at its owner's who is signed in. */
  proofsAsked: Limit;
  proofsAskedSignedIn: Limit;
  /** At the asking of all who are strangers to the account: to one address, as long as a link lives. */
  proofs: Limit;
  /** To one inbox that nobody has shown to be theirs, and the letters that greet newcomers there. */
  proofsToInbox: Limit;
  welcomesToInbox: Limit;
  /** Codes by WhatsApp cost money each: those to one number, and all of them together. */
  codesToPhone: Limit;
  codesByWhatsApp: Limit;
  /** Calls with a password, and calls about links and codes, that one client IP has open at once. */
  passwordCalls: ConcurrencyLimit;
  proofCalls: ConcurrencyLimit;
  registering: Slowdown;
  looking: Slowdown;
  signingIn: Slowdown;
  tracking: Slowdown;
};

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
export const MOST_OPEN_PER_IP = 30;

export const openIdentityLimits = (pool: Pool, addressFactor: number): IdentityLimits => ({
  guessesFromAddress: openLimit(pool, { name: "guess-pair", points: 10 * addressFactor, seconds: 15 * 60 }),
  guesses: openLimit(pool, { name: "guess", points: 100, seconds: HOUR }),
  wrongCodes: openLimit(pool, { name: "code-guess", points: 20, seconds: DAY }),
  wrongCodesSignedIn: openLimit(pool, { name: "code-guess-own", points: 20, seconds: DAY }),
  proofsAsked: openLimit(pool, { name: "proof-pair", points: 6, seconds: HOUR }),
  proofsAskedSignedIn: openLimit(pool, { name: "proof-own", points: 6, seconds: HOUR }),
  // No longer than a link lives: while strangers have none left to cause, the owner has one that works.
  proofs: openLimit(pool, { name: "proof", points: 3, seconds: PROOF_MINUTES * 60 }),
  proofsToInbox: openLimit(pool, { name: "proof-inbox", points: 12, seconds: HOUR }),
  welcomesToInbox: openLimit(pool, { name: "welcome-inbox", points: 5, seconds: DAY }),
  codesToPhone: openLimit(pool, { name: "code-phone", points: 3, seconds: HOUR }),
  codesByWhatsApp: openLimit(pool, { name: "code-all", points: 600, seconds: HOUR }),
  passwordCalls: openConcurrencyLimit({ perIp: MOST_OPEN_PER_IP * addressFactor }),
  proofCalls: openConcurrencyLimit({ perIp: MOST_OPEN_PER_IP * addressFactor }),
  registering: openSlowdown({ perMinute: 30 * addressFactor }),
  looking: openSlowdown({ perMinute: 60 * addressFactor }),
  signingIn: openSlowdown({ perMinute: 30 * addressFactor }),
  tracking: openSlowdown({ perMinute: 600 * addressFactor }),
});
