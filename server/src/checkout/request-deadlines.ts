import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { Problem } from "../platform/problem.ts";
import { withTimeout } from "../platform/with-timeout.ts";

// The browser gives up on an attempt after REQUEST_TIMEOUT_MS. It hears from us before that, whatever holds us up.

/** By then it hears what is known, though the gateway has not answered: the payment is being processed. */
const GATEWAY_MS = REQUEST_TIMEOUT_MS - 2_000;
/** By then it hears at least that it may come back: for whatever else is slow. */
const REQUEST_MS = REQUEST_TIMEOUT_MS - 1_000;

/** An attempt that takes too long goes on by itself; repeated, it finds itself. */
export const withRequestDeadline = <T>(attempt: () => Promise<T>): Promise<T> =>
  withTimeout(REQUEST_MS, attempt(), async () => {
    throw new Problem("temporarily-unavailable");
  });

/** What the gateway's work came to, or what is known by then of an attempt that began at `since`. */
export const withGatewayDeadline = <T>(since: number, work: Promise<T>, known: () => Promise<T>): Promise<T> =>
  withTimeout(Math.max(0, GATEWAY_MS - (performance.now() - since)), work, known);
