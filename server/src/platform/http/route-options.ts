import type { FastifyRequest } from "fastify";
import type { ConcurrencyLimit } from "../resilience/concurrency-limit.ts";
import { withMinimumDuration, withTimeout } from "../resilience/with-timeout.ts";
import type { Call, ParamsOf, RawEndpoint } from "./endpoint.ts";
import { Problem } from "./problem.ts";

/** Authenticates a request or throws; the handler gets what it returns. */
export type Authenticator<Session extends object> = {
  /** False when a request without credentials is served as well, without a session. */
  isRequired: boolean;
  /** Of the OpenAPI document; the members' Basic header unless it says otherwise. */
  scheme?: "cookie";
  authenticate: (request: FastifyRequest) => Promise<Session>;
  /** Begins the work of a session when others of the same person leave it room. */
  inTurn?<T>(this: void, session: Session, work: () => Promise<T>): Promise<T>;
};

/** What a route applies to each valid request, from the outside in: deadline, concurrency, throttle, authentication. */
export type RouteOptions<E extends RawEndpoint, Session extends object> = {
  /** Has no default: a route that is public says so, and docs/security.md lists it. */
  auth: "public" | Authenticator<Session>;
  /** Authenticates before the limits, for a limit that only members may use up. */
  authenticatesFirst?: true;
  /** Delays or refuses; counted before the handler does any work. */
  throttle?: (ip: string, params: ParamsOf<E>) => Promise<void>;
  /** Requests of one client IP in flight at once, throttled ones included. */
  concurrency?: ConcurrencyLimit;
  /** Without an answer by then the client gets a 503 that it may retry; the work continues in the background. */
  deadlineMs?: number;
  /** Result or refusal takes at least this long, so that the duration discloses nothing. Throttling comes on top. */
  minimumMs?: number;
};

type Work = (call: Call<RawEndpoint>) => Promise<unknown>;

/** The handler inside its options, composed once: a request pays only for what its route uses. */
export function withOptions<E extends RawEndpoint, Session extends object>(
  options: RouteOptions<E, Session>,
  handle: (call: never) => Promise<unknown>,
): Work {
  const { auth, authenticatesFirst, throttle, concurrency, deadlineMs, minimumMs } = options;
  let work = handle as Work;
  if (minimumMs) work = atLeast(minimumMs, work);
  if (auth !== "public" && !authenticatesFirst) work = authenticated(auth, work);
  if (throttle) work = throttled(throttle as Throttle, work);
  if (concurrency) work = limited(concurrency, work);
  if (auth !== "public" && authenticatesFirst) work = authenticated(auth, work);
  if (deadlineMs) work = answeredBy(deadlineMs, work);
  return work;
}

type Throttle = (ip: string, params: unknown) => Promise<void>;

const atLeast =
  (ms: number, work: Work): Work =>
  (call) =>
    withMinimumDuration(ms, work(call));

const authenticated =
  ({ authenticate, inTurn }: Authenticator<object>, work: Work): Work =>
  async (call) => {
    const session = await authenticate(call.request);
    const authenticatedCall = Object.assign(call, session);
    return inTurn ? inTurn(session, () => work(authenticatedCall)) : work(authenticatedCall);
  };

const throttled =
  (throttle: Throttle, work: Work): Work =>
  async (call) => {
    await throttle(call.ip, call.params);
    return work(call);
  };

const limited =
  (concurrency: ConcurrencyLimit, work: Work): Work =>
  (call) =>
    concurrency(call.ip, () => work(call));

const answeredBy =
  (deadlineMs: number, work: Work): Work =>
  (call) =>
    withTimeout(deadlineMs, work(call), async () => {
      throw new Problem("temporarily-unavailable");
    });
