import { brand } from "@app/contract/brand";
import { openBreaker } from "../../platform/breaker.ts";
import type { Quota } from "../gateway.ts";

export type AsaasSettings = { url: string; apiKey: string; now: () => Date };

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
const REST_MS = 15_000;
const never = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** HTTP to the gateway: one call, one outcome, nothing retried. Bodies are never logged: there may be a card in them. */
export function asaasClient({ url, apiKey, now }: AsaasSettings) {
  const breaker = openBreaker({ failures: FAILURES_IN_A_ROW, restMs: REST_MS });
  let quota: Quota | null = null;
  const shutUntil: Record<Lane, number> = { buying: 0, settling: 0 };

  async function call({ lane, method, path, timeoutMs, body }: Call): Promise<Reply> {
    if (breaker.isOpen()) return { kind: "unavailable", reason: "gateway resting" };
    if (performance.now() < shutUntil[lane]) return { kind: "unavailable", reason: "quota used up" };
    const headers = {
      access_token: apiKey,
      "user-agent": brand.slug,
      ...(body && { "content-type": "application/json" }),
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const sending: RequestInit = {
        method,
        headers,
        signal,
        redirect: "error",
        ...(body && { body: JSON.stringify(body) }),
      };
      const reply = await fetch(new URL(path, url), sending);
      return await read(lane, reply);
    } catch (error) {
      breaker.failed();
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name;
      return { kind: never.has(code) ? "unavailable" : "unknown", reason: code };
    }
  }

  async function read(lane: Lane, reply: Response): Promise<Reply> {
    quota = quotaIn(reply.headers, now()) ?? quota;
    const text = await reply.text();
    if (reply.status >= 500) {
      breaker.failed();
      return { kind: "unknown", reason: `HTTP ${reply.status}` };
    }
    breaker.succeeded();
    if (reply.status === 429) {
      const until = performance.now() + Math.min(Number(reply.headers.get("ratelimit-reset") ?? 1), 60) * 1000;
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
  const figure = (name: string) => Number(headers.get(`ratelimit-${name}`) ?? Number.NaN);
  const [callsLeft, limit, reset] = [figure("remaining"), figure("limit"), figure("reset")];
  if (Number.isNaN(callsLeft + limit + reset)) return undefined;
  return { callsLeft, limit, seenAt, resetsAt: new Date(seenAt.getTime() + reset * 1000) };
}

/** The vendor's code, never its sentence: sentences change and may quote what was sent. */
const codeIn = (text: string): string => /"code"\s*:\s*"([a-zA-Z_]{1,60})"/.exec(text)?.[1] ?? "refused";
