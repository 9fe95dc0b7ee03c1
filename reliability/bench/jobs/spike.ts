import { setTimeout as pause } from "node:timers/promises";
import { at } from "../../../scripts/lib/stack-config.ts";
import { type LoadResult, load, request, type Template, weighted } from "../../lib/load/load.ts";
import * as calls from "../../lib/load/requests.ts";
import type { ApiRequest } from "../../lib/processes/in-process-api.ts";
import { startApi } from "../harness/api-process.ts";
import { loadedDatabase } from "../harness/database.ts";
import { middle, range } from "../harness/figures.ts";
import { type Nginx, startOurNginx } from "../harness/nginx.ts";
import { emailOf, FIRST, paymentId } from "../harness/people.ts";
import type { Job, Measured, Settings } from "../measure.ts";

const RAMP_SECONDS = 10;
const HOLD_SECONDS = 5;
/** Client addresses that an ad brings. */
const SOURCES = 4_000;
const MAX_RECOVERY_SECONDS = 30;
/** The peak rate of calls as a multiple of the API's capacity. */
const OVERLOAD = 3;

const POOL = 2_000;
const pools = {
  EMAIL: range(POOL).map((index) => emailOf(FIRST + index)),
  PAYMENT: range(POOL).map((index) => paymentId(FIRST + index)),
};
const page: Template[] = ["/", "/lp", "/lp2", "/lp3"].map((path) => ({
  text: request("GET", path, { headers: { "accept-encoding": "gzip, deflate, br" } }),
}));
/** The mix of requests after an ad, in twentieths. */
const mix: Template[] = [
  weighted(calls.track(calls.GENERATED), 14, pools),
  weighted(calls.checkEmail("@EMAIL@"), 3, pools),
  weighted(calls.poll("@PAYMENT@"), 2, pools),
  weighted(calls.register(calls.GENERATED), 1, pools),
];

export const spike: Job = {
  number: 9,
  title: "Traffic spike after an ad, from zero to the machine's peak in ten seconds",
  isLong: true,
  engine: "what nginx and the API can do alone, measured just before",
  async run(settings) {
    const api = await startApi(await loadedDatabase(settings.people), { IP_LIMIT_FACTOR: "1" });
    const nginx = await startOurNginx(settings.site, `127.0.0.1:${api.port}`);
    try {
      return { measured: await runSpike(nginx, settings) };
    } finally {
      await nginx.stop();
      await api.stop();
    }
  },
};

async function runSpike({ port }: Nginx, { isShort }: Settings): Promise<Measured[]> {
  const short = { seconds: isShort ? 1 : 3 };
  const baselineMs = await baseline(port);
  const pagePeak = await load({ port, requests: page, connections: 128, ...short });
  const callPeak = await load({ port, requests: mix, pools, connections: 32, sources: SOURCES, ...short });
  const rates = {
    pages: pagePeak.answered / pagePeak.seconds,
    calls: (callPeak.answered / callPeak.seconds) * OVERLOAD,
  };

  const length = { rampSeconds: RAMP_SECONDS, seconds: RAMP_SECONDS + HOLD_SECONDS, timeoutMs: 20_000 };
  const both = Promise.all([
    load({ port, requests: page, connections: 256, sources: SOURCES, rate: rates.pages, ...length }),
    load({ port, requests: mix, pools, connections: 800, sources: SOURCES, rate: rates.calls, ...length }),
  ]);
  both.catch(() => undefined);
  await pause(length.seconds * 1_000);
  const back = await recovery(port, baselineMs);
  const [pages, called] = await both;
  return figuresOf(pages, called, rates, back);
}

const probes: ApiRequest[] = [calls.checkEmail(emailOf(FIRST)), calls.poll(paymentId(FIRST))];

/** The milliseconds of one visitor's requests; undefined when one of them failed. */
async function visit(port: number): Promise<number | undefined> {
  const since = performance.now();
  try {
    const signal = AbortSignal.timeout(5_000);
    const home = await fetch(at(port, "/"), { signal });
    await home.arrayBuffer();
    if (!home.ok) return undefined;
    for (const { method, path, body } of [...probes, calls.register(calls.newMark())]) {
      const reply = await fetch(at(port, path), {
        method,
        signal,
        ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      });
      await reply.arrayBuffer();
      if (!reply.ok) return undefined;
    }
    return performance.now() - since;
  } catch {
    return undefined;
  }
}

async function baseline(port: number): Promise<number> {
  const rounds: number[] = [];
  for (const _ of range(8)) rounds.push((await visit(port)) ?? 5_000);
  return middle(rounds);
}

/** Seconds until four consecutive rounds are about as fast as the baseline, without intervention. */
async function recovery(port: number, baselineMs: number): Promise<number> {
  const since = Date.now();
  let fastRounds = 0;
  while (Date.now() - since < 2 * MAX_RECOVERY_SECONDS * 1_000) {
    const ms = await visit(port);
    fastRounds = ms !== undefined && ms < Math.max(3 * baselineMs, 300) ? fastRounds + 1 : 0;
    if (fastRounds === 4) return (Date.now() - since) / 1_000;
    await pause(100);
  }
  return 2 * MAX_RECOVERY_SECONDS;
}

function figuresOf(
  pages: LoadResult,
  called: LoadResult,
  rates: { pages: number; calls: number },
  back: number,
): Measured[] {
  const served = called.statuses["200"] ?? 0;
  return [
    {
      id: "9.pages",
      what: "pages that failed",
      kind: "count",
      value: pages.answered - (pages.statuses["200"] ?? 0) + pages.broken,
      bound: { exactly: 0 },
      note: `${pages.answered} served, up to ${Math.round(rates.pages)}/s; p99 ${Math.round(pages.p99)} ms`,
    },
    {
      id: "9.calls",
      what: "calls neither served nor shed with 429 or 503 and Retry-After",
      kind: "count",
      value: called.answered - served - called.shedWithRetryAfter + called.broken,
      bound: { exactly: 0 },
      note: `up to ${Math.round(rates.calls)}/s: ${served} served, ${called.shedWithRetryAfter} shed, ${called.broken} broken; ${JSON.stringify(called.statuses)}; p99 ${Math.round(called.p99)} ms`,
    },
    {
      id: "9.back",
      what: "seconds to recover to the baseline without intervention",
      kind: "time",
      value: back,
      unit: "s",
      bound: { most: MAX_RECOVERY_SECONDS },
    },
  ];
}
