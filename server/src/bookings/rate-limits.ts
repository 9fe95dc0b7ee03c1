import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type BookingLimits = {
  /** Changes of one account and node: each one may send an e-mail. */
  bookingsPerAccount: Pick<RateLimit, "consume">;
};

export const createBookingLimits = (factor: number): BookingLimits => ({
  bookingsPerAccount: createMemoryRateLimit({ points: 20 * factor, seconds: 60 * 60 }),
});
