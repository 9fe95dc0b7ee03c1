import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { withTimeout } from "../../platform/resilience/with-timeout.ts";

// The browser aborts an attempt after REQUEST_TIMEOUT_MS. The server answers before that, whatever it waits for. Two
// deadlines, because reading the known state may stall as well.

/** Without the gateway's answer by then, the browser gets the known state: the payment is being processed. */
const GATEWAY_DEADLINE_MS = REQUEST_TIMEOUT_MS - 2_000;
/** Of the route. A timed-out attempt continues in the background; a retry finds it by its idempotency key. */
export const REQUEST_DEADLINE_MS = REQUEST_TIMEOUT_MS - 1_000;

/** The gateway's outcome, or the state known at the deadline of an attempt that began at `since`. */
export const withGatewayDeadline = <T>(since: number, work: Promise<T>, known: () => Promise<T>): Promise<T> =>
  withTimeout(Math.max(0, GATEWAY_DEADLINE_MS - (performance.now() - since)), work, known);
