import { setTimeout as pause } from "node:timers/promises";
import { at } from "../../../scripts/lib/stack-config.ts";
import { capacityOf, mixOf, runAdSpike, unserved } from "../../lib/load/ad-spike.ts";
import * as calls from "../../lib/load/requests.ts";
import { atMost, exactly, middle, range } from "../../lib/report/figure.ts";
import { startApi } from "../harness/api-process.ts";
import { loadedDatabase } from "../harness/database.ts";
import { startOurNginx } from "../harness/nginx.ts";
import { emailOf, FIRST, paymentId } from "../harness/people.ts";
import type { Job } from "../job.ts";

const RAMP_SECONDS = 10;
const HOLD_SECONDS = 5;
const MAX_RECOVERY_SECONDS = 30;
/** The peak rate of calls as a multiple of the API's capacity. */
const OVERLOAD = 3;

const people = range(2_000).map((index) => FIRST + index);
const pools = { EMAIL: people.map(emailOf), PAYMENT: people.map(paymentId) };
const mix = mixOf(pools, { track: 14, email: 3, poll: 2, register: 1 });

export const spike: Job = {
  number: 9,
  title: "Traffic spike after an ad, from zero to the machine's peak in ten seconds",
  isLong: true,
  engine: "what nginx and the API can do alone, measured just before",
  async run(settings) {
    const api = await startApi(await loadedDatabase(settings.people), { IP_LIMIT_FACTOR: "1" });
    const { port, stop } = await startOurNginx(settings.site, `127.0.0.1:${api.port}`);
    try {
      const baselineMs = await baseline(port);
      const target = { port, mix, pools };
      const capacity = await capacityOf(target, settings.isShort ? 1 : 3);
      const rates = { pages: capacity.pages, calls: capacity.calls * OVERLOAD };
      const length = { rampSeconds: RAMP_SECONDS, seconds: RAMP_SECONDS + HOLD_SECONDS };
      const both = runAdSpike(target, rates, length);
      both.catch(() => undefined);
      await pause(length.seconds * 1_000);
      const back = await recovery(port, baselineMs);
      const { pages, calls: called } = await both;
      const failedPages = pages.answered - (pages.statuses["200"] ?? 0) + pages.broken;
      const served = called.statuses["200"] ?? 0;
      return {
        measured: [
          exactly(0, "pages that failed", failedPages, {
            note: `${pages.answered} served, up to ${Math.round(rates.pages)}/s; p99 ${Math.round(pages.p99)} ms`,
          }),
          exactly(0, "calls neither served nor shed with 429 or 503 and Retry-After", unserved(called), {
            note: `up to ${Math.round(rates.calls)}/s: ${served} served, ${called.shedWithRetryAfter} shed, ${called.broken} broken; ${JSON.stringify(called.statuses)}; p99 ${Math.round(called.p99)} ms`,
          }),
          atMost(MAX_RECOVERY_SECONDS, "seconds to recover to the baseline without intervention", back, {
            kind: "time",
            unit: "s",
          }),
        ],
      };
    } finally {
      await stop();
      await api.stop();
    }
  },
};

/** The milliseconds of one visitor's requests; undefined when one of them failed. */
async function visit(port: number): Promise<number | undefined> {
  const since = performance.now();
  const signal = AbortSignal.timeout(5_000);
  const home = { method: "GET", path: "/", body: undefined };
  const probes = [calls.checkEmail(emailOf(FIRST)), calls.poll(paymentId(FIRST)), calls.register(calls.newMark())];
  try {
    for (const { method, path, body } of [home, ...probes]) {
      const content = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
      const reply = await fetch(at(port, path), { method, signal, ...content });
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
