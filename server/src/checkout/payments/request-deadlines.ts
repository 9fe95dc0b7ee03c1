import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { Problem } from "../../platform/http/problem.ts";
import { withTimeout } from "../../platform/resilience/with-timeout.ts";

// The browser aborts an attempt after REQUEST_TIMEOUT_MS. The server answers before that, whatever it waits for.

/** Without the gateway's answer by then, the browser gets the known state: the payment is being processed. */
const GATEWAY_DEADLINE_MS = REQUEST_TIMEOUT_MS - 2_000;
/** Without any answer by then, the browser gets a 503 that it may retry. */
const REQUEST_DEADLINE_MS = REQUEST_TIMEOUT_MS - 1_000;

/** A timed-out attempt continues in the background; a retry finds it by its idempotency key. */
export const withRequestDeadline = <T>(attempt: () => Promise<T>): Promise<T> =>
  withTimeout(REQUEST_DEADLINE_MS, attempt(), async () => {
    throw new Problem("temporarily-unavailable");
  });

/** The gateway's outcome, or the state known at the deadline of an attempt that began at `since`. */
export const withGatewayDeadline = <T>(since: number, work: Promise<T>, known: () => Promise<T>): Promise<T> =>
  withTimeout(Math.max(0, GATEWAY_DEADLINE_MS - (performance.now() - since)), work, known);
