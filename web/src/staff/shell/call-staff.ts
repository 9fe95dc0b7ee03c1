import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { Envelope } from "@app/contract/envelope";
import type { ProblemCode } from "@app/contract/problems";
import {
  type Answering,
  ApiError,
  type CallArgs,
  type Endpoint,
  failureOf,
  fillPath,
  type MaybeAnswering,
  problemOf,
  type Returned,
  unwrap,
} from "../../api.ts";
import { staffProblems } from "../../content/staff/problems.ts";
import { leaveForSignIn } from "./leave.ts";

type Input = { body?: unknown; params?: Record<string, string>; query?: Record<string, string> };

/**
 * A call of the team's area: by its cookie, never by the member's key that the same browser may hold. Without a session
 * the page is left for the sign-in page, wherever the answer came.
 */
export async function callStaff<E extends Answering>(endpoint: E, ...args: CallArgs<E>): Promise<Returned<E>> {
  const envelope = await callForEnvelope(endpoint, args[0]);
  // A success without a value is treated like a lost response.
  if (envelope.return === null) throw new ApiError({ ...envelope, code: 0, error: "unknown" });
  return envelope.return as Returned<E>;
}

/** For endpoints whose value may be null. */
export async function callStaffOrNull<E extends MaybeAnswering>(
  endpoint: E,
  ...args: CallArgs<E>
): Promise<Returned<E> | null> {
  return (await callForEnvelope(endpoint, args[0])).return as Returned<E> | null;
}

async function callForEnvelope(endpoint: Endpoint, input: Input = {}): Promise<Envelope> {
  const { body, params = {}, query } = input;
  const path = fillPath(endpoint.path, params);
  try {
    const response = await fetch(query ? `${path}?${new URLSearchParams(query).toString()}` : path, {
      method: endpoint.method,
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: endpoint.method === "GET" ? null : JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return unwrap(response.status, await response.text());
  } catch (cause) {
    const failure = failureOf(cause);
    if (problemOf(failure) === "staff-signed-out") leaveForSignIn();
    throw inTeamWords(failure);
  }
}

function inTeamWords(failure: ApiError): ApiError {
  const message = staffProblems[failure.envelope.error as ProblemCode];
  return message ? new ApiError({ ...failure.envelope, message }) : failure;
}
