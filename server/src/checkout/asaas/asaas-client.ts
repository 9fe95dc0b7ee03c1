import { brand } from "@app/contract/brand";
import { openBreaker } from "../../platform/breaker.ts";

export type AsaasSettings = { url: string; apiKey: string };

/** Everything a call can lead to. `unknown`: it may have happened over there. `unavailable`: it certainly did not. */
export type Reply =
  | { kind: "ok"; body: unknown }
  | { kind: "refused"; reason: string }
  | { kind: "missing" }
  | { kind: "unknown" | "unavailable"; reason: string };

const FAILURES_IN_A_ROW = 5;
const REST_MS = 15_000;
const never = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** HTTP to the gateway: one call, one outcome, nothing retried. Bodies are never logged: there may be a card in them. */
export function asaasClient({ url, apiKey }: AsaasSettings) {
  const breaker = openBreaker({ failures: FAILURES_IN_A_ROW, restMs: REST_MS });
  let callsLeft: number | null = null;
  let shutUntil = 0;

  async function call(
    method: "GET" | "POST" | "DELETE",
    path: string,
    timeoutMs: number,
    body?: object,
  ): Promise<Reply> {
    if (breaker.isOpen()) return { kind: "unavailable", reason: "gateway resting" };
    if (performance.now() < shutUntil) return { kind: "unavailable", reason: "quota used up" };
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
      return await read(reply);
    } catch (error) {
      breaker.failed();
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name;
      return { kind: never.has(code) ? "unavailable" : "unknown", reason: code };
    }
  }

  async function read(reply: Response): Promise<Reply> {
    const remaining = Number(reply.headers.get("ratelimit-remaining") ?? Number.NaN);
    if (!Number.isNaN(remaining)) callsLeft = remaining;
    const text = await reply.text();
    if (reply.status >= 500) {
      breaker.failed();
      return { kind: "unknown", reason: `HTTP ${reply.status}` };
    }
    breaker.succeeded();
    if (reply.status === 429) {
      shutUntil = performance.now() + Math.min(Number(reply.headers.get("ratelimit-reset") ?? 1), 60) * 1000;
      return { kind: "unavailable", reason: "too many calls" };
    }
    if (reply.status === 404) return { kind: "missing" };
    if (reply.status === 401 || reply.status === 403) return { kind: "unavailable", reason: `HTTP ${reply.status}` };
    if (reply.status !== 200) return { kind: "refused", reason: codeIn(text) };
    return { kind: "ok", body: JSON.parse(text) };
  }

  return { call, callsLeft: () => callsLeft };
}

/** The vendor's code, never its sentence: sentences change and may quote what was sent. */
const codeIn = (text: string): string => /"code"\s*:\s*"([a-zA-Z_]{1,60})"/.exec(text)?.[1] ?? "refused";
