/** The gateway's documented quota per twelve hours, until a reply names another. */
export const USUAL_LIMIT = 25_000;
const RESERVED_SHARE = 0.1;
/** An attempt costs about two calls, and a peak hour may use a quarter of the quota. */
const ATTEMPTS_SHARE_PER_HOUR = 1 / 8;

/** Calls reserved for settling payments and sending refunds when new attempts have used the rest. */
export const reserveOf = (limit: number): number => Math.ceil(limit * RESERVED_SHARE);

/** Stops an attacker with many networks long before the quota is gone, with time for the alerts in between. */
export const attemptsPerHour = (limit: number): number =>
  Math.floor((limit - reserveOf(limit)) * ATTEMPTS_SHARE_PER_HOUR);
