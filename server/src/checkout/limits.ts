import type { Pool } from "pg";
import { type Limit, openLimit, openMemoryLimit, openSlowdown, type Slowdown, spendEach } from "../platform/limits.ts";

export type CheckoutLimits = {
  /** Cards tried by one account, until one is approved. */
  cards: Limit;
  /** The same for an account that is new and has proven nothing. */
  freshCards: Limit;
  /** Cards declined from one network, and of one issuer: what trying stolen ones looks like. */
  cardsOfNetwork: Limit;
  cardsOfIssuer: Limit;
  /** New attempts, each of which costs a call of the gateway's quota. */
  attempts: AttemptLimit;
  paying: Slowdown;
  /** One payment asked about from one address: a page asks three times a minute, a flood is refused. */
  askingAgain: Pick<Limit, "spend">;
  /** All that one address asks about payments. */
  askingAbout: Slowdown;
};

/** Counts one attempt; says whose limit it is over, if it is. */
export type AttemptLimit = (
  network: string,
  /** How many everybody together may open in an hour. */
  inAnHour: number,
) => Promise<"network" | "network-long" | "everybody" | undefined>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const openCheckoutLimits = (pool: Pool, addressFactor: number): CheckoutLimits => ({
  cards: openLimit(pool, { name: "card", points: 8, seconds: HOUR }),
  freshCards: openLimit(pool, { name: "card-fresh", points: 4, seconds: HOUR }),
  cardsOfNetwork: openLimit(pool, { name: "card-network", points: 10 * addressFactor, seconds: 10 * MINUTE }),
  // Where one machine plays everybody, everybody has the same few cards.
  cardsOfIssuer: openLimit(pool, { name: "card-issuer", points: 30 * addressFactor, seconds: 10 * MINUTE }),
  attempts: openAttemptLimit(pool, addressFactor),
  paying: openSlowdown({ perMinute: 30 * addressFactor }),
  askingAgain: openMemoryLimit({ points: 60 * addressFactor, seconds: 60 }),
  askingAbout: openSlowdown({ perMinute: 1_200 * addressFactor }),
});

/** No city behind one carrier address buys more than that; a machine that burns the gateway's quota does. */
function openAttemptLimit(pool: Pool, addressFactor: number): AttemptLimit {
  return async (network, inAnHour) => {
    const short = { name: "attempt-ip", key: network, points: 60 * addressFactor, seconds: 10 * MINUTE };
    const long = { name: "attempt-ip-long", key: network, points: 400 * addressFactor, seconds: 12 * HOUR };
    const over = await spendEach(pool, [short, long]);
    if (over) return over === short ? "network" : "network-long";
    // Counted last: what one network is refused must not use up what everybody has.
    const all = { name: "attempt-all", key: "everybody", points: inAnHour, seconds: HOUR };
    return (await spendEach(pool, [all])) ? "everybody" : undefined;
  };
}
