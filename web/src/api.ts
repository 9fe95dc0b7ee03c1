import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { Envelope, EnvelopeProblem } from "@app/contract/envelope";
import { unpack } from "@app/contract/unpack";
import * as storage from "./storage.ts";

/** The part of a contract's endpoint that a call needs. */
export type Endpoint = { method: "GET" | "POST" | "DELETE"; path: string };

/** An endpoint whose success always has a value. */
export type Answering = Endpoint & { schema?: { response: { 200: { _zod: { output: { return: {} } } } } } };
/** An endpoint whose schema allows a null value. */
export type MaybeAnswering = Endpoint & { schema?: { response: { 200: { _zod: { output: { return: unknown } } } } } };

/** The `:names` of a path. */
type ParamName<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Body and path parameters: required where the endpoint has them, forbidden elsewhere. */
type RequestInput<E extends Endpoint> = ([Accepted<E>] extends [never] ? { body?: never } : { body: Accepted<E> }) &
  ([ParamName<E["path"]>] extends [never] ? { params?: never } : { params: Record<ParamName<E["path"]>, string> });

type Options = {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Typed credentials, sent instead of the stored ones. */
  basic?: { username: string; password: string };
  /** Until the last byte of the body. Only downloads use a longer one than the default. */
  timeoutMs?: number;
  /** The request outlives its page. Browsers refuse it for large bodies. */
  keepalive?: boolean;
};

/** Optional only where the endpoint needs no input. */
export type CallArgs<E extends Endpoint> =
  {} extends RequestInput<E> ? [input?: RequestInput<E> & Options] : [input: RequestInput<E> & Options];

/** The value inside an endpoint's envelope, inferred from its schema. */
export type Returned<E> = E extends { schema?: { response: { 200: { _zod: { output: { return: infer T } } } } } }
  ? T
  : unknown;
type Accepted<E> = E extends { schema?: { body: { _zod: { input: infer T } } } } ? T : never;

/** Why a call failed: the server's problem code, or a transport failure. */
export type CallProblem = EnvelopeProblem | "offline" | "timeout";

/** An error response with its envelope, or no response at all: then the code is 0. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly envelope: Omit<Envelope, "error"> & { error: CallProblem };
  constructor({ error, ...rest }: Omit<Envelope, "error"> & { error: false | CallProblem }) {
    super(rest.message ?? INTERNAL);
    this.envelope = { ...rest, error: error || "unknown" };
  }
}

export const problemOf = (error: unknown): CallProblem | undefined =>
  error instanceof ApiError ? error.envelope.error : undefined;

export const INTERNAL = "Erro interno do servidor. Tente novamente.";
export const NO_CONNECTION = "Sem conexão com o servidor. Seus dados continuam aqui: tente de novo.";
const TOO_SLOW = "O servidor demorou demais para responder. Seus dados continuam aqui: tente de novo.";
const EMPTY = "A resposta veio incompleta. Atualize a página para ver se o pedido foi feito.";

const noResponse = (error: "offline" | "timeout" | "unknown", message: string): ApiError =>
  new ApiError({ return: null, message, code: 0, error, redirect_to: null });

/**
 * Calls the server and returns the value of a success; anything else throws an `ApiError`. A success without a value
 * is treated like a lost response: the outcome of the request is unknown.
 */
export async function call<E extends Answering>(endpoint: E, ...args: CallArgs<E>): Promise<Returned<E>> {
  const { return: value } = await callForEnvelope(endpoint, ...args);
  if (value === null) throw noResponse("unknown", EMPTY);
  return value;
}

/** For endpoints whose value may be null. */
export async function callOrNull<E extends MaybeAnswering>(
  endpoint: E,
  ...args: CallArgs<E>
): Promise<Returned<E> | null> {
  return (await callForEnvelope(endpoint, ...args)).return;
}

/** For callers that need the server's message beside the value. */
export async function callForEnvelope<E extends MaybeAnswering>(
  endpoint: E,
  ...[input]: CallArgs<E>
): Promise<Envelope<Returned<E>>> {
  const { status, text } = await send(endpoint, input, async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  return unwrap(status, text) as Envelope<Returned<E>>;
}

/** The transport below `call`, also for callers that read something else than an envelope. */
export async function send<T>(
  endpoint: Endpoint,
  input: (Options & { body?: unknown; params?: Record<string, string> }) | undefined,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const {
    body,
    params = {},
    query,
    headers = {},
    basic,
    timeoutMs = REQUEST_TIMEOUT_MS,
    keepalive = false,
  } = input ?? {};
  const path = fillPath(endpoint.path, params);
  const sent = basic ? basicHeader(basic) : credentials();
  return fetch(query ? `${path}?${new URLSearchParams(query).toString()}` : path, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...sent, ...headers },
    // A POST without input still has a JSON body.
    body: endpoint.method === "GET" ? null : JSON.stringify(body ?? {}),
    keepalive,
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => {
      // Not about typed credentials, nor about a session that was replaced meanwhile.
      if (response.status === 401 && !basic && sent.authorization === credentials().authorization) unauthorized();
      return read(response);
    })
    .catch((cause: unknown) => {
      throw failureOf(cause);
    });
}

/** What a call that threw has met: the server's answer, or none. */
export function failureOf(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const { name } = cause as Error;
  return name === "TimeoutError" ? noResponse("timeout", TOO_SLOW) : noResponse("offline", NO_CONNECTION);
}

/** A missing parameter would make another path: `/payments//receipt`. */
export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/\/:([^/]+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${path} lacks :${name}`);
    return `/${encodeURIComponent(value)}`;
  });

let unauthorized = (): void => undefined;

/** Sets what happens when the stored session is refused. This file itself only calls and throws. */
export function onUnauthorized(handler: () => void): void {
  unauthorized = handler;
}

export function unwrap(status: number, text: string): Envelope {
  const envelope = unpack(parsed(text), status);
  if (status >= 400 || envelope.code !== 200) throw new ApiError(envelope);
  return envelope;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function credentials(): { authorization?: string } {
  const { username, password } = storage.textFields(storage.readStoredJson("auth"), ["username", "password"]);
  return username !== undefined && password !== undefined ? basicHeader({ username, password }) : {};
}

function basicHeader({ username, password }: { username: string; password: string }): { authorization: string } {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}
