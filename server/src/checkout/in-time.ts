import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { answerWithin } from "../platform/answer-within.ts";
import { Problem } from "../platform/problem.ts";

// The browser gives up on a press after REQUEST_TIMEOUT_MS. It hears from us before that, whatever holds us up.

/** By then it hears what is known, though the gateway has not answered: the payment is being processed. */
const GATEWAY_MS = REQUEST_TIMEOUT_MS - 2_000;
/** By then it hears at least that it may come back: for whatever else is slow. */
const PRESS_MS = REQUEST_TIMEOUT_MS - 1_000;

/** A press that takes too long goes on by itself; repeated, it finds itself. */
export const pressInTime = <T>(press: () => Promise<T>): Promise<T> =>
  answerWithin(PRESS_MS, press(), async () => {
    throw new Problem("out-of-breath");
  });

/** What the gateway's work came to, or what is known by then of a press that began at `since`. */
export const gatewayInTime = <T>(since: number, work: Promise<T>, known: () => Promise<T>): Promise<T> =>
  answerWithin(Math.max(0, GATEWAY_MS - (performance.now() - since)), work, known);
