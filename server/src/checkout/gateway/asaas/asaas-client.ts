import { brand } from "@app/contract/brand";
import { createCircuitBreaker } from "../../../platform/resilience/circuit-breaker.ts";
import { addMs } from "../../../platform/time.ts";
import type { Quota } from "../gateway.ts";

export type AsaasSettings = {
  url: string;
  apiKey: string;
  now: () => Date;
  /** A monotonic clock, for cool-downs. */
  elapsedMs?: () => number;
};

/** Bulkheads: new attempts of buyers, and the settling of paid ones. A 429 for buying does not stop settling. */
export type Lane = "buying" | "settling";

/** Every outcome of a call. `unknown`: the vendor may have carried it out. `unavailable`: it certainly did not. */
export type Reply =
  | { kind: "ok"; body: unknown }
  | { kind: "refused"; reason: string }
  | { kind: "missing" }
  | { kind: "unknown" | "unavailable"; reason: string };

type Call = { lane: Lane; method: "GET" | "POST"; path: string; timeoutMs: number; body?: object };

const FAILURES_IN_A_ROW = 5;
const COOLDOWN_MS = 15_000;
/** The request never left: what it asked for cannot have happened. */
const NOT_SENT_CODES = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** HTTP to the gateway: one call, one outcome, no retries. Bodies are never logged: they may contain a card. */
export function asaasClient({ url, apiKey, now, elapsedMs = () => performance.now() }: AsaasSettings) {
  const circuit = createCircuitBreaker({ maxFailures: FAILURES_IN_A_ROW, cooldownMs: COOLDOWN_MS, now: elapsedMs });
  let quota: Quota | null = null;
  const blockedUntil: Record<Lane, number> = { buying: 0, settling: 0 };

  async function call({ lane, ...rest }: Call): Promise<Reply> {
    if (elapsedMs() < blockedUntil[lane]) return { kind: "unavailable", reason: "quota used up" };
    try {
      // `read` returns `unknown` for the vendor's 5xx alone: only that and a throw count as failures.
      const reply = await circuit.run(
        async () => read(lane, await send(rest)),
        ({ kind }) => kind === "unknown",
      );
      return reply ?? { kind: "unavailable", reason: "circuit open" };
    } catch (error) {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name;
      return { kind: NOT_SENT_CODES.has(code) ? "unavailable" : "unknown", reason: code };
    }
  }

  function send({ method, path, timeoutMs, body }: Omit<Call, "lane">): Promise<Response> {
    const headers = {
      access_token: apiKey,
      "user-agent": brand.slug,
      ...(body && { "content-type": "application/json" }),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    return fetch(new URL(path, url), {
      method,
      headers,
      signal,
      redirect: "error",
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async function read(lane: Lane, reply: Response): Promise<Reply> {
    quota = quotaIn(reply.headers, now()) ?? quota;
    const text = await reply.text();
    if (reply.status >= 500) return { kind: "unknown", reason: `HTTP ${reply.status}` };
    if (reply.status === 429) {
      const until = elapsedMs() + Math.min(Number(reply.headers.get("ratelimit-reset") ?? 1), 60) * 1000;
      blockedUntil[lane] = until;
      // When settling is throttled, no new attempt may start either.
      blockedUntil.buying = until;
      return { kind: "unavailable", reason: "too many calls" };
    }
    if (reply.status === 404) return { kind: "missing" };
    if (reply.status === 401 || reply.status === 403) return { kind: "unavailable", reason: `HTTP ${reply.status}` };
    if (reply.status !== 200) return { kind: "refused", reason: codeIn(text) };
    return { kind: "ok", body: JSON.parse(text) };
  }

  return { call, quota: () => quota };
}

function quotaIn(headers: Headers, seenAt: Date): Quota | undefined {
  const metric = (name: string) => Number(headers.get(`ratelimit-${name}`) ?? Number.NaN);
  const [callsLeft, limit, reset] = [metric("remaining"), metric("limit"), metric("reset")];
  if (Number.isNaN(callsLeft + limit + reset)) return undefined;
  return { callsLeft, limit, seenAt, resetsAt: addMs(seenAt, reset * 1000) };
}

/** The vendor's error code, never its description: descriptions change and may quote the request. */
const codeIn = (text: string): string => /"code"\s*:\s*"([a-zA-Z_]{1,60})"/.exec(text)?.[1] ?? "refused";
