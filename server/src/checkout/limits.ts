import type { Pool } from "pg";
import { type Limit, openLimit, openSlowdown, type Slowdown } from "../platform/limits.ts";

export type CheckoutLimits = {
  /** Cards tried by one account, until one is approved. */
  cards: Limit;
  paying: Slowdown;
};

export const openCheckoutLimits = (pool: Pool, addressFactor: number): CheckoutLimits => ({
  cards: openLimit(pool, { name: "card", points: 8, seconds: 60 * 60 }),
  paying: openSlowdown({ perMinute: 30 * addressFactor }),
});
