import { type LoadResult, load, request, type Template, weighted } from "./load.ts";
import * as calls from "./requests.ts";

/** Client addresses that an ad brings. */
const SOURCES = 4_000;
type Pools = Record<"EMAIL" | "PAYMENT", string[]>;
type Target = { port: number; mix: Template[]; pools: Pools };

const pages: Template[] = ["/", "/lp", "/lp2", "/lp3"].map((path) => ({
  text: request("GET", path, { headers: { "accept-encoding": "gzip, deflate, br" } }),
}));

/** The mix of calls after an ad, by weight. */
export const mixOf = (pools: Pools, weights: { track: number; email: number; poll: number; register?: number }) => [
  weighted(calls.track(calls.GENERATED), weights.track, pools),
  weighted(calls.checkEmail("@EMAIL@"), weights.email, pools),
  weighted(calls.poll("@PAYMENT@"), weights.poll, pools),
  ...(weights.register ? [weighted(calls.register(calls.GENERATED), weights.register, pools)] : []),
];

/** Pages and calls a second, each alone and as fast as they are answered. */
export async function capacityOf({ port, mix, pools }: Target, seconds: number) {
  const rateOf = ({ statuses, seconds: lasted }: LoadResult) => (statuses["200"] ?? 0) / lasted;
  const read = await load({ port, requests: pages, connections: 128, seconds });
  const called = await load({ port, requests: mix, pools, connections: 64, sources: SOURCES, seconds });
  return { pages: rateOf(read), calls: rateOf(called) };
}

/** From zero to these rates on a linear ramp, then at these rates: an open loop, whatever the answers. */
export async function runAdSpike(
  { port, mix, pools }: Target,
  rates: { pages: number; calls: number },
  length: { rampSeconds: number; seconds: number },
): Promise<{ pages: LoadResult; calls: LoadResult }> {
  const plan = { port, sources: SOURCES, timeoutMs: 20_000, ...length };
  const [read, called] = await Promise.all([
    load({ ...plan, requests: pages, connections: 256, rate: rates.pages }),
    load({ ...plan, requests: mix, pools, connections: 800, rate: rates.calls }),
  ]);
  return { pages: read, calls: called };
}

/** Requests sent and neither served nor shed with 429 or 503 and Retry-After. */
export const unserved = ({ answered, statuses, shedWithRetryAfter, broken }: LoadResult): number =>
  answered - (statuses["200"] ?? 0) - shedWithRetryAfter + broken;
