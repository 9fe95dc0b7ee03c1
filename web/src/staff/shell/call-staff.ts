import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import {
  type Answering,
  ApiError,
  type CallArgs,
  failureOf,
  fillPath,
  problemOf,
  type Returned,
  unwrap,
} from "../../api.ts";
import { leaveForSignIn } from "./leave.ts";

type Input = { body?: unknown; params?: Record<string, string>; query?: Record<string, string> };

/**
 * A call of the team's area: by its cookie, never by the member's key that the same browser may hold. Without a session
 * the page is left for the sign-in page, wherever the answer came.
 */
export async function callStaff<E extends Answering>(endpoint: E, ...[input]: CallArgs<E>): Promise<Returned<E>> {
  const { body, params = {}, query } = (input ?? {}) as Input;
  const path = fillPath(endpoint.path, params);
  try {
    const response = await fetch(query ? `${path}?${new URLSearchParams(query).toString()}` : path, {
      method: endpoint.method,
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: endpoint.method === "GET" ? null : JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return valueOf(response.status, await response.text()) as Returned<E>;
  } catch (cause) {
    const failure = failureOf(cause);
    if (problemOf(failure) === "staff-signed-out") leaveForSignIn();
    throw failure;
  }
}

/** A success without a value is treated like a lost response. */
function valueOf(status: number, text: string): unknown {
  const envelope = unwrap(status, text);
  if (envelope.return === null) throw new ApiError({ ...envelope, code: 0, error: "unknown" });
  return envelope.return;
}
