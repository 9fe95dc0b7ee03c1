import type { Pool } from "pg";
import { VERIFICATION_MINUTES } from "../messages/links.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "../platform/resilience/concurrency-limit.ts";
import { createRateLimit, createThrottle, type RateLimit, type Throttle } from "../platform/resilience/rate-limits.ts";

/** Rate limits against password and code guessing that never lock the owner out. */
export type IdentityLimits = {
  /** Wrong passwords for one account from one client IP. */
  loginPerAccountAndIp: RateLimit;
  /** Wrong passwords for one account from any IP; a network it was used from before still gets in. */
  loginPerAccount: RateLimit;
  /** Wrong codes for one account in a day, by visitors and by its signed-in owner. Beyond it only links work. */
  wrongCodePerAccount: RateLimit;
  wrongCodePerSignedInAccount: RateLimit;
  /** Links and codes requested for one account: by one client IP, by its signed-in owner. */
  verificationPerAccountAndIp: RateLimit;
  verificationPerSignedInAccount: RateLimit;
  /** Requested from networks the account was never used from, to one contact, in the lifetime of a link. */
  verificationPerContact: RateLimit;
  /** Verifications and welcome e-mails to one inbox that no account has verified. */
  verificationPerInbox: RateLimit;
  welcomePerInbox: RateLimit;
  /** A code by WhatsApp costs money: those to one number, and those of all accounts together. */
  codePerPhone: RateLimit;
  whatsAppCodes: RateLimit;
  /** Concurrent calls of one client IP: those with a password, and those about links and codes. */
  passwordCalls: ConcurrencyLimit;
  verificationCalls: ConcurrencyLimit;
  registrationThrottle: Throttle;
  loginThrottle: Throttle;
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
  // As long as a link lives: once third parties have used up the limit, the owner's inbox holds a link that works.
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
  loginThrottle: createThrottle({ perMinute: 30 * ipFactor }),
});
