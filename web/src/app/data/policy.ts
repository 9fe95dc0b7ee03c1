import { ApiError, problemOf } from "../../api.ts";

/** An answer this young is shown without asking again. */
export const FRESH_MS = 60_000;
/** An older one is shown at once and refreshed behind it; from this age on, a screen waits for the fresh answer. */
export const WAIT_AFTER_MS = 10 * 60_000;
/** How long this tab keeps an answer that no screen shows: without a network it is what the screen can still show. */
export const KEEP_MS = 24 * 60 * 60_000;

/** The request was lost or the server failed: an earlier answer still helps. A refusal (4xx) says something new. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.envelope.code === 0 || error.envelope.code >= 500);

/** Reads are tried once more, but not after a timeout, for which the member has waited already. Writes never are. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures === 0 && isUnreachable(error) && problemOf(error) !== "timeout" && navigator.onLine;

/** Spread over a second, so that phones that lost the server together do not return together. */
export const retryDelayMs = (): number => 500 + Math.random() * 1_000;
