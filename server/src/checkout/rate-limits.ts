import type { Pool } from "pg";
import {
  consumeEach,
  createMemoryRateLimit,
  createRateLimit,
  createThrottle,
  type RateLimit,
  type Throttle,
} from "../platform/resilience/rate-limits.ts";

export type CheckoutLimits = {
  /** Cards tried by one account, until one is approved. */
  cardPerAccount: RateLimit;
  /** The same for an account that is new and has verified nothing. */
  cardPerNewAccount: RateLimit;
  /** Cards declined from one network, and of one issuer: the signs of card testing. */
  cardPerNetwork: RateLimit;
  cardPerIssuer: RateLimit;
  /** New attempts, each of which costs a call of the gateway's quota. */
  attempts: AttemptLimit;
  paymentThrottle: Throttle;
  /** Status requests for one payment from one IP: a page polls three times a minute. */
  statusPerPayment: Pick<RateLimit, "consume">;
  /** All status requests from one IP. */
  statusThrottle: Throttle;
};

/** Counts one attempt and returns the limit that it exceeds, if it does. */
export type AttemptLimit = (
  network: string,
  /** The budget of all buyers together. */
  perHour: number,
) => Promise<"network" | "network-long" | "all" | undefined>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const createCheckoutLimits = (pool: Pool, ipFactor: number): CheckoutLimits => ({
  cardPerAccount: createRateLimit(pool, { name: "card", points: 8, seconds: HOUR }),
  cardPerNewAccount: createRateLimit(pool, { name: "card-fresh", points: 4, seconds: HOUR }),
  cardPerNetwork: createRateLimit(pool, { name: "card-network", points: 10 * ipFactor, seconds: 10 * MINUTE }),
  // In load tests one machine stands in for all buyers, who then share a few test cards.
  cardPerIssuer: createRateLimit(pool, { name: "card-issuer", points: 30 * ipFactor, seconds: 10 * MINUTE }),
  attempts: createAttemptLimit(pool, ipFactor),
  paymentThrottle: createThrottle({ perMinute: 30 * ipFactor }),
  statusPerPayment: createMemoryRateLimit({ points: 60 * ipFactor, seconds: 60 }),
  statusThrottle: createThrottle({ perMinute: 1_200 * ipFactor }),
});

/** More than a city behind one carrier-grade NAT buys, less than an attacker needs to exhaust the gateway's quota. */
function createAttemptLimit(pool: Pool, ipFactor: number): AttemptLimit {
  return async (network, perHour) => {
    const short = { name: "attempt-ip", key: network, points: 60 * ipFactor, seconds: 10 * MINUTE };
    const long = { name: "attempt-ip-long", key: network, points: 400 * ipFactor, seconds: 12 * HOUR };
    const over = await consumeEach(pool, [short, long]);
    if (over) return over === short ? "network" : "network-long";
    // Counted last: a refused network must not consume the shared budget.
    const all = { name: "attempt-all", key: "everybody", points: perHour, seconds: HOUR };
    return (await consumeEach(pool, [all])) ? "all" : undefined;
  };
}
