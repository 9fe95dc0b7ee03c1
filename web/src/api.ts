import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { Envelope } from "@app/contract/envelope";
import { unpack } from "@app/contract/unpack";
import { loginFrom } from "./identity/way-back.ts";

/** An endpoint of the contract, as far as calling it needs. */
type Endpoint = { method: "GET" | "POST" | "DELETE"; path: string };

/**
 * An endpoint written again without its schemas: importing those brings the validation library along. The type keeps
 * method and path equal to the contract's.
 */
export type Bare<E extends { method: string; path: string; schema: object }> = Pick<E, "method" | "path"> & {
  schema?: E["schema"];
};

type Call<E> = {
  body?: Accepted<E>;
  /** What stands for the `:names` of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Typed credentials, sent instead of the kept ones. */
  basic?: { username: string; password: string };
  /** Until the last byte is here. Only a file may take longer than an answer. */
  timeoutMs?: number;
};

/** What an endpoint answers inside its envelope, read off its schema. */
type Returned<E> = E extends { schema?: { response: { 200: { _zod: { output: { return: infer T } } } } } }
  ? NonNullable<T>
  : unknown;
type Accepted<E> = E extends { schema?: { body: { _zod: { input: infer T } } } } ? T : never;

/** A refusal, with the envelope it came in, or no answer at all: then the code is 0. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly envelope: Envelope;
  constructor(envelope: Envelope) {
    super(envelope.message ?? INTERNAL);
    this.envelope = envelope;
  }
}

/** Somebody has an account with this email or phone already. */
export const isTaken = (error: unknown): boolean =>
  error instanceof ApiError ? error.envelope.code === 409 : error instanceof Error && isTaken(error.cause);

export const INTERNAL = "Erro interno do servidor. Tente novamente.";
const NO_CONNECTION = "Sem conexão com o servidor. Seus dados continuam aqui: tente de novo.";
const TOO_SLOW = "O servidor demorou demais para responder. Seus dados continuam aqui: tente de novo.";

const noAnswer = (error: "offline" | "timeout"): Envelope => ({
  return: null,
  message: error === "timeout" ? TOO_SLOW : NO_CONNECTION,
  code: 0,
  error,
  redirect_to: null,
});

/** Calls the server and gives back the whole envelope of a success; anything else throws an `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, what: Call<E> = {}): Promise<Envelope<Returned<E>>> {
  const { status, text } = await send(endpoint, what, async (reply) => ({
    status: reply.status,
    text: await reply.text(),
  }));
  return opened(status, text) as Envelope<Returned<E>>;
}

/** For the endpoints that answer a file: the file and its name. A refusal throws as it does in `call`. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  what: Call<E> = {},
): Promise<{ file: Blob; name: string }> {
  return send(endpoint, what, async (reply) => {
    if (!reply.ok) opened(reply.status, await reply.text());
    const named = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "");
    return { file: await reply.blob(), name: named?.[1] ?? "" };
  });
}

async function send<E extends Endpoint, T>(
  endpoint: E,
  { body, params = {}, query, headers = {}, basic, timeoutMs = REQUEST_TIMEOUT_MS }: Call<E>,
  read: (reply: Response) => Promise<T>,
): Promise<T> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
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
      throw new ApiError(noAnswer(cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "offline"));
    });
}

function opened(status: number, text: string): Envelope {
  const envelope = unpack(parsed(text), status);
  if (status === 401) forgetPerson();
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
  try {
    return basicHeader(JSON.parse(localStorage.getItem("auth") ?? ""));
  } catch {
    return {};
  }
}

function basicHeader({ username, password }: { username: string; password: string }): { authorization: string } {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

const STAYS_ON_401 = /^\/(login|pagamento)(\/|$)/;

function forgetPerson(): void {
  localStorage.removeItem("auth");
  localStorage.removeItem("user");
  if (!STAYS_ON_401.test(location.pathname)) location.assign(loginFrom(location.pathname));
}
