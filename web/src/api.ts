import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { Envelope, EnvelopeProblem } from "@app/contract/envelope";
import { unpack } from "@app/contract/unpack";
import * as storage from "./storage.ts";

/** An endpoint of the contract, as far as calling it needs. */
export type Endpoint = { method: "GET" | "POST" | "DELETE"; path: string };

/** One that always has a value to give. */
export type Answering = Endpoint & { schema?: { response: { 200: { _zod: { output: { return: {} } } } } } };
/** One that may have none, and whose schema says so. */
type MaybeAnswering = Endpoint & { schema?: { response: { 200: { _zod: { output: { return: unknown } } } } } };

/**
 * An endpoint written again without its schemas: importing those brings the validation library along. The type keeps
 * method and path equal to the contract's.
 */
export type EndpointRef<E extends { method: string; path: string; schema: object }> = Pick<E, "method" | "path"> & {
  schema?: E["schema"];
};

/** The `:names` of a path. */
type ParamName<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never;

/** What the endpoint asks for must be given; what it does not know cannot be. */
type Needed<E extends Endpoint> = ([Accepted<E>] extends [never] ? { body?: never } : { body: Accepted<E> }) &
  ([ParamName<E["path"]>] extends [never] ? { params?: never } : { params: Record<ParamName<E["path"]>, string> });

type Options = {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Typed credentials, sent instead of the kept ones. */
  basic?: { username: string; password: string };
  /** Until the last byte is here. Only a file may take longer than an answer. */
  timeoutMs?: number;
};

/** Left out only where nothing has to be given. */
export type CallArgs<E extends Endpoint> =
  {} extends Needed<E> ? [what?: Needed<E> & Options] : [what: Needed<E> & Options];

/** What an endpoint answers inside its envelope, read off its schema. */
type Returned<E> = E extends { schema?: { response: { 200: { _zod: { output: { return: infer T } } } } } }
  ? T
  : unknown;
type Accepted<E> = E extends { schema?: { body: { _zod: { input: infer T } } } } ? T : never;

/** Why a call failed: what the server calls it, or that nothing came back. */
export type CallProblem = EnvelopeProblem | "offline" | "timeout";

/** A refusal, with the envelope it came in, or no answer at all: then the code is 0. */
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

/** Somebody has an account with this email or phone already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof ApiError ? error.envelope.code === 409 : error instanceof Error && isTaken(error.cause);

export const INTERNAL = "Erro interno do servidor. Tente novamente.";
const NO_CONNECTION = "Sem conexão com o servidor. Seus dados continuam aqui: tente de novo.";
const TOO_SLOW = "O servidor demorou demais para responder. Seus dados continuam aqui: tente de novo.";
const EMPTY = "A resposta veio incompleta. Atualize a página para ver se o pedido foi feito.";

const noAnswer = (error: "offline" | "timeout" | "unknown", message: string): ApiError =>
  new ApiError({ return: null, message, code: 0, error, redirect_to: null });

/**
 * Calls the server and gives back the value of a success; anything else throws an `ApiError`. A success without a value
 * is no answer, as a lost one is: nobody knows yet what became of what was asked.
 */
export async function call<E extends Answering>(endpoint: E, ...what: CallArgs<E>): Promise<Returned<E>> {
  const { return: value } = await callForEnvelope(endpoint, ...what);
  if (value === null) throw noAnswer("unknown", EMPTY);
  return value;
}

/** For the endpoints that may have nothing to give: then it is null. */
export async function callOrNull<E extends MaybeAnswering>(
  endpoint: E,
  ...what: CallArgs<E>
): Promise<Returned<E> | null> {
  return (await callForEnvelope(endpoint, ...what)).return;
}

/** For the few who want what the server says beside the value. */
export async function callForEnvelope<E extends MaybeAnswering>(
  endpoint: E,
  ...[what]: CallArgs<E>
): Promise<Envelope<Returned<E>>> {
  const { status, text } = await send(endpoint, what, async (reply) => ({
    status: reply.status,
    text: await reply.text(),
  }));
  return unwrap(status, text, what?.basic === undefined) as Envelope<Returned<E>>;
}

/** Beneath `call`, and beneath whoever reads something else than an envelope. */
export async function send<T>(
  endpoint: Endpoint,
  what: (Options & { body?: unknown; params?: Record<string, string> }) | undefined,
  read: (reply: Response) => Promise<T>,
): Promise<T> {
  const { body, params = {}, query, headers = {}, basic, timeoutMs = REQUEST_TIMEOUT_MS } = what ?? {};
  const path = filled(endpoint.path, params);
  return fetch(query ? `${path}?${new URLSearchParams(query).toString()}` : path, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...(basic ? basicHeader(basic) : credentials()), ...headers },
    // A POST that has nothing to say still says it in JSON.
    body: endpoint.method === "GET" ? null : JSON.stringify(body ?? {}),
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(read)
    .catch((cause: unknown) => {
      if (cause instanceof ApiError) throw cause;
      const late = cause instanceof Error && cause.name === "TimeoutError";
      throw late ? noAnswer("timeout", TOO_SLOW) : noAnswer("offline", NO_CONNECTION);
    });
}

/** A name without its value would be another address: `/payments//receipt`. */
const filled = (path: string, params: Record<string, string>): string =>
  path.replace(/\/:([^/]+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`${path} is called without :${name}`);
    return `/${encodeURIComponent(value)}`;
  });

let sessionEnded = (): void => undefined;

/** Who decides what follows when the kept session is no longer one. This file only calls, and throws. */
export function onSessionEnded(decide: () => void): void {
  sessionEnded = decide;
}

/** `asKept`: the kept credentials were sent, so that a 401 is about them and not about what was typed. */
export function unwrap(status: number, text: string, asKept: boolean): Envelope {
  const envelope = unpack(parsed(text), status);
  if (status === 401) {
    storage.clearSession();
    if (asKept) sessionEnded();
  }
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
