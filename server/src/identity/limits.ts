import type { Pool } from "pg";
import { VERIFICATION_MINUTES } from "../messages/links.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "../platform/concurrency-limit.ts";
import { createRateLimit, createThrottle, type RateLimit, type Throttle } from "../platform/rate-limits.ts";

/** What protects accounts from guessing, without ever locking their owners out. */
export type IdentityLimits = {
  /** Wrong passwords for one account from one address. */
  loginPerAccountAndIp: RateLimit;
  /** Wrong passwords for one account from anywhere; an address it was used from before still gets in. */
  loginPerAccount: RateLimit;
  /** Wrong codes for one account in a day, typed by anybody and by its owner signed in. Then only links work. */
  wrongCodePerAccount: RateLimit;
  wrongCodePerSignedInAccount: RateLimit;
  /** Links and codes for one account: at one IP's asking, at its owner's who is signed in. */
  verificationPerAccountAndIp: RateLimit;
  verificationPerSignedInAccount: RateLimit;
  /** At the asking of all who are strangers to the account: to one address, as long as a link lives. */
  verificationPerContact: RateLimit;
  /** To one inbox that nobody has shown to be theirs, and the emails that greet newcomers there. */
  verificationPerInbox: RateLimit;
  welcomePerInbox: RateLimit;
  /** Codes by WhatsApp cost money each: those to one number, and all of them together. */
  codePerPhone: RateLimit;
  whatsAppCodes: RateLimit;
  /** Calls with a password, and calls about links and codes, that one client IP has open at once. */
  passwordCalls: ConcurrencyLimit;
  verificationCalls: ConcurrencyLimit;
  registrationThrottle: Throttle;
  lookupThrottle: Throttle;
  loginThrottle: Throttle;
  trackingThrottle: Throttle;
};

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
export const MAX_OPEN_PER_IP = 30;

export const createIdentityLimits = (pool: Pool, ipFactor: number): IdentityLimits => ({
  loginPerAccountAndIp: createRateLimit(pool, { name: "guess-pair", points: 10 * ipFactor, seconds: 15 * 60 }),
  loginPerAccount: createRateLimit(pool, { name: "guess", points: 100, seconds: HOUR }),
  wrongCodePerAccount: createRateLimit(pool, { name: "code-guess", points: 20, seconds: DAY }),
  wrongCodePerSignedInAccount: createRateLimit(pool, { name: "code-guess-own", points: 20, seconds: DAY }),
  verificationPerAccountAndIp: createRateLimit(pool, { name: "verification-pair", points: 6, seconds: HOUR }),
  verificationPerSignedInAccount: createRateLimit(pool, { name: "verification-own", points: 6, seconds: HOUR }),
  // No longer than a link lives: while strangers have none left to cause, the owner has one that works.
  verificationPerContact: createRateLimit(pool, {
    name: "verification",
    points: 3,
    seconds: VERIFICATION_MINUTES * 60,
  }),
  verificationPerInbox: createRateLimit(pool, { name: "verification-inbox", points: 12, seconds: HOUR }),
  welcomePerInbox: createRateLimit(pool, { name: "welcome-inbox", points: 5, seconds: DAY }),
  codePerPhone: createRateLimit(pool, { name: "code-phone", points: 3, seconds: HOUR }),
  whatsAppCodes: createRateLimit(pool, { name: "code-all", points: 600, seconds: HOUR }),
  passwordCalls: createConcurrencyLimit({ perIp: MAX_OPEN_PER_IP * ipFactor }),
  verificationCalls: createConcurrencyLimit({ perIp: MAX_OPEN_PER_IP * ipFactor }),
  registrationThrottle: createThrottle({ perMinute: 30 * ipFactor }),
  lookupThrottle: createThrottle({ perMinute: 60 * ipFactor }),
  loginThrottle: createThrottle({ perMinute: 30 * ipFactor }),
  trackingThrottle: createThrottle({ perMinute: 600 * ipFactor }),
});
