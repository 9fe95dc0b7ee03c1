import type { Pool } from "pg";
import {
  consumeEach,
  createMemoryRateLimit,
  createRateLimit,
  createThrottle,
  type RateLimit,
  type Throttle,
} from "../platform/rate-limits.ts";

export type CheckoutLimits = {
  /** Cards tried by one account, until one is approved. */
  cardPerAccount: RateLimit;
  /** The same for an account that is new and has verified nothing. */
  cardPerNewAccount: RateLimit;
  /** Cards declined from one network, and of one issuer: what trying stolen ones looks like. */
  cardPerNetwork: RateLimit;
  cardPerIssuer: RateLimit;
  /** New attempts, each of which costs a call of the gateway's quota. */
  attempts: AttemptLimit;
  paymentThrottle: Throttle;
  /** One payment asked about from one address: a page asks three times a minute, a flood is refused. */
  statusPerPayment: Pick<RateLimit, "consume">;
  /** All that one address asks about payments. */
  statusThrottle: Throttle;
};

/** Counts one attempt; says whose limit it is over, if it is. */
export type AttemptLimit = (
  network: string,
  /** How many everybody together may open in an hour. */
  inAnHour: number,
) => Promise<"network" | "network-long" | "everybody" | undefined>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const createCheckoutLimits = (pool: Pool, ipFactor: number): CheckoutLimits => ({
  cardPerAccount: createRateLimit(pool, { name: "card", points: 8, seconds: HOUR }),
  cardPerNewAccount: createRateLimit(pool, { name: "card-fresh", points: 4, seconds: HOUR }),
  cardPerNetwork: createRateLimit(pool, { name: "card-network", points: 10 * ipFactor, seconds: 10 * MINUTE }),
  // Where one machine plays everybody, everybody has the same few cards.
  cardPerIssuer: createRateLimit(pool, { name: "card-issuer", points: 30 * ipFactor, seconds: 10 * MINUTE }),
  attempts: createAttemptLimit(pool, ipFactor),
  paymentThrottle: createThrottle({ perMinute: 30 * ipFactor }),
  statusPerPayment: createMemoryRateLimit({ points: 60 * ipFactor, seconds: 60 }),
  statusThrottle: createThrottle({ perMinute: 1_200 * ipFactor }),
});

/** No city behind one carrier address buys more than that; a machine that burns the gateway's quota does. */
function createAttemptLimit(pool: Pool, ipFactor: number): AttemptLimit {
  return async (network, inAnHour) => {
    const short = { name: "attempt-ip", key: network, points: 60 * ipFactor, seconds: 10 * MINUTE };
    const long = { name: "attempt-ip-long", key: network, points: 400 * ipFactor, seconds: 12 * HOUR };
    const over = await consumeEach(pool, [short, long]);
    if (over) return over === short ? "network" : "network-long";
    // Counted last: what one network is refused must not use up what everybody has.
    const all = { name: "attempt-all", key: "everybody", points: inAnHour, seconds: HOUR };
    return (await consumeEach(pool, [all])) ? "everybody" : undefined;
  };
}
