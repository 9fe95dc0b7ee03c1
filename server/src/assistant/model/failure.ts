import { ModelUnavailable } from "./model.ts";

export type Failure = { unavailable: ModelUnavailable; isTransient: boolean; retryAfterMs: number | null };

/** What a vendor's error means to us. Both packages set `status`: to a number if the vendor answered, else to undefined. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return permanent("unreadable");
  const { status, headers, cause } = error as { status?: unknown; headers?: unknown; cause?: { code?: unknown } };
  if (typeof status === "number") return failureOfStatus(status, headers instanceof Headers ? headers : new Headers());
  // A connection that failed before its answer, an error in the middle of a stream, or a socket that broke under it.
  const isConnection = "status" in error || typeof cause?.code === "string";
  return isConnection ? transient(new ModelUnavailable("unreachable")) : permanent("unreadable");
}

function failureOfStatus(status: number, headers: Headers): Failure {
  if (status === 429) return transient(new ModelUnavailable("rate-limited", status), headers);
  if (status >= 500) return transient(new ModelUnavailable("overloaded", status), headers);
  return permanent("rejected", status);
}

const permanent = (reason: "rejected" | "unreadable", status: number | null = null): Failure => ({
  unavailable: new ModelUnavailable(reason, status),
  isTransient: false,
  retryAfterMs: null,
});

function transient(unavailable: ModelUnavailable, headers = new Headers()): Failure {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return { unavailable, isTransient: true, retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : null };
}
