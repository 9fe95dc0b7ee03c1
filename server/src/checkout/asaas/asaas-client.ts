import { brand } from "@app/contract/brand";
import { createCircuitBreaker } from "../../platform/circuit-breaker.ts";
import type { Quota } from "../gateway.ts";

export type AsaasSettings = {
  url: string;
  apiKey: string;
  now: () => Date;
  /** Milliseconds that nobody can set back, for waiting. */
  elapsedMs?: () => number;
};

/** Who asks: buyers who open something new, or whoever settles what is paid already. Being told off stops the one alone. */
export type Lane = "buying" | "settling";

/** Everything a call can lead to. `unknown`: it may have happened over there. `unavailable`: it certainly did not. */
export type Reply =
  | { kind: "ok"; body: unknown }
  | { kind: "refused"; reason: string }
  | { kind: "missing" }
  | { kind: "unknown" | "unavailable"; reason: string };

type Call = { lane: Lane; method: "GET" | "POST"; path: string; timeoutMs: number; body?: object };

const FAILURES_IN_A_ROW = 5;
const COOLDOWN_MS = 15_000;
const never = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** HTTP to the gateway: one call, one outcome, nothing retried. Bodies are never logged: there may be a card in them. */
export function asaasClient({ url, apiKey, now, elapsedMs = () => performance.now() }: AsaasSettings) {
  const circuit = createCircuitBreaker({ maxFailures: FAILURES_IN_A_ROW, cooldownMs: COOLDOWN_MS, now: elapsedMs });
  let quota: Quota | null = null;
  const shutUntil: Record<Lane, number> = { buying: 0, settling: 0 };

  async function call({ lane, ...rest }: Call): Promise<Reply> {
    if (elapsedMs() < shutUntil[lane]) return { kind: "unavailable", reason: "quota used up" };
    try {
      // Of everything that is read, only an error of theirs is `unknown`.
      const reply = await circuit.run(
        async () => read(lane, await send(rest)),
        ({ kind }) => kind === "unknown",
      );
      return reply ?? { kind: "unavailable", reason: "circuit open" };
    } catch (error) {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name;
      return { kind: never.has(code) ? "unavailable" : "unknown", reason: code };
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
      shutUntil[lane] = until;
      // Where settling gets no answer, nobody should begin anything new.
      shutUntil.buying = until;
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
  return { callsLeft, limit, seenAt, resetsAt: new Date(seenAt.getTime() + reset * 1000) };
}

/** The vendor's code, never its sentence: sentences change and may quote what was sent. */
const codeIn = (text: string): string => /"code"\s*:\s*"([a-zA-Z_]{1,60})"/.exec(text)?.[1] ?? "refused";
