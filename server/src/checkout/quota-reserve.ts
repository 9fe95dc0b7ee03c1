/** What the gateway grants for twelve hours unless it says otherwise. */
export const USUAL_LIMIT = 25_000;
const RESERVED = 0.1;
/** An attempt is two calls or so, and an hour in which everybody comes may use a quarter of what there is. */
const ATTEMPTS_IN_AN_HOUR = 1 / 8;

/** Calls that no new attempt may touch: who has paid gets the plan, and refunds go out, when buyers have used the rest. */
export const reserveOf = (limit: number): number => Math.ceil(limit * RESERVED);

/** Somebody with many networks is stopped long before the quota is gone, and alerts ring in between. */
export const attemptsPerHour = (limit: number): number => Math.floor((limit - reserveOf(limit)) * ATTEMPTS_IN_AN_HOUR);
