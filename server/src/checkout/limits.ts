import type { Pool } from "pg";
import { type Limit, openLimit, openMemoryLimit, openSlowdown, type Slowdown } from "../platform/limits.ts";

export type CheckoutLimits = {
  /** Cards tried by one account, until one is approved. */
  cards: Limit;
  paying: Slowdown;
  /** One payment asked about from one address: a page asks three times a minute, a flood is refused. */
  askingAgain: Pick<Limit, "spend">;
  /** All that one address asks about payments. */
  askingAbout: Slowdown;
};

export const openCheckoutLimits = (pool: Pool, addressFactor: number): CheckoutLimits => ({
  cards: openLimit(pool, { name: "card", points: 8, seconds: 60 * 60 }),
  paying: openSlowdown({ perMinute: 30 * addressFactor }),
  askingAgain: openMemoryLimit({ points: 60 * addressFactor, seconds: 60 }),
  askingAbout: openSlowdown({ perMinute: 1_200 * addressFactor }),
});
