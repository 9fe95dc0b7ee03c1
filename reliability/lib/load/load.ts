import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HOST } from "../../../scripts/lib/ports.ts";
import { place, runToEnd } from "../processes/pinned.ts";
import type { ApiRequest } from "./requests.ts";

/** One request as it goes over the wire. @FRESH@, @SHORT@, @AGAIN@ and the pools' names are placeholders. */
export type Template = { text: string; weight?: number };
export type LoadPlan = {
  host: string;
  port: number;
  requests: Template[];
  connections: number;
  seconds: number;
  /** Requests per second (open loop); without it, a closed loop. */
  rate?: number;
  /** Length of the linear ramp from zero to the rate. */
  rampSeconds?: number;
  maxRequests?: number;
  /** Number of loopback source addresses. */
  sources?: number;
  pools?: Record<string, string[]>;
  timeoutMs?: number;
};
export type LoadResult = {
  answered: number;
  seconds: number;
  statuses: Record<string, number>;
  broken: number;
  unanswered: number;
  /** Answers 429 and 503 with Retry-After. */
  shedWithRetryAfter: number;
  bytes: number;
  cpuSeconds: number;
  p50: number;
  p90: number;
  p99: number;
  longest: number;
};

const GENERATOR = fileURLToPath(new URL("./generator.ts", import.meta.url));
let plans = 0;

export async function load(plan: Omit<LoadPlan, "host">): Promise<LoadResult> {
  plans += 1;
  const file = place(`plan-${plans}.json`);
  writeFileSync(file, JSON.stringify({ host: HOST, ...plan }));
  return JSON.parse(await runToEnd([process.execPath, GENERATOR, file])) as LoadResult;
}

/** Fixed widths, so that Content-Length stays valid for every value. */
const WIDTHS: Record<string, number> = { FRESH: 12, SHORT: 8, AGAIN: 12 };

export function request(
  method: "GET" | "POST",
  path: string,
  {
    body,
    headers = {},
    pools = {},
  }: { body?: object; headers?: Record<string, string>; pools?: Record<string, string[]> } = {},
): string {
  const text = body ? JSON.stringify(body) : "";
  const filled = text.replaceAll(/@([A-Z]+)@/g, (_, name: string) =>
    "x".repeat(WIDTHS[name] ?? pools[name]?.[0]?.length ?? 0),
  );
  const all = {
    host: "localhost",
    "user-agent": "Mozilla/5.0 (Linux; Android 13)",
    accept: "*/*",
    ...headers,
    ...(body && { "content-type": "application/json", "content-length": String(Buffer.byteLength(filled)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
}

/** One request of a mix, with its weight. */
export const weighted = (
  { method, path, ...rest }: ApiRequest,
  weight: number,
  pools: Record<string, string[]> = {},
): Template => ({ text: request(method, path, { ...rest, pools }), weight });
