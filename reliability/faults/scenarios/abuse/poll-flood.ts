import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { openCodes } from "../../../lib/shopper/buying.ts";
import { tally } from "../../../lib/shopper/concurrency.ts";
import type { Driver } from "../../../lib/shopper/driver.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { guardedOf } from "../../harness/front.ts";
import { range, type Scenario } from "../scenario.ts";

const PER_SECOND = 1_000;
const BUYERS = 20;

/** Buyers poll their payment page; returns the share of answered polls and their response times. */
async function poll(driver: Driver, url: string, ids: readonly string[], ms: number) {
  let sent = 0;
  let answered = 0;
  const times: number[] = [];
  const until = Date.now() + ms;
  await Promise.all(
    ids.map(async (id, index) => {
      await pause(driver.random.below(200));
      // More often than a page polls, so that a few seconds suffice, but within one client's rate limit.
      for (; Date.now() < until; await pause(ms / 12)) {
        sent += 1;
        const since = performance.now();
        const reply = await fetch(`${url}/v1/public/payment-lookup/${id}`, {
          headers: { "x-forwarded-for": `10.77.${index}.1` },
          signal: AbortSignal.timeout(5_000),
        }).catch(() => undefined);
        await reply?.arrayBuffer();
        if (reply?.status === 200) answered += 1;
        times.push(performance.now() - since);
      }
    }),
  );
  return { share: sent === 0 ? 0 : answered / sent, times };
}

/** One address at a thousand requests a second, open loop. */
function flood(url: string, ids: readonly string[], ms: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1_500 });
  const { counts, add } = tally();
  let retryAfter = 0;
  let sent = 0;
  const since = Date.now();
  const lookUp = (id: string) =>
    new Promise<void>((resolve) => {
      const outgoing = request(
        {
          hostname,
          port,
          agent,
          path: `/v1/public/payment-lookup/${id}`,
          headers: { "x-forwarded-for": "198.51.100.200" },
          timeout: 10_000,
        },
        (reply) => {
          add(`flood ${reply.statusCode}`);
          if (reply.headers["retry-after"]) retryAfter += 1;
          reply.resume().on("end", () => resolve());
        },
      );
      outgoing.on("timeout", () => outgoing.destroy());
      outgoing.on("error", () => {
        add("flood unanswered");
        resolve();
      });
      outgoing.end();
    });
  const done = (async () => {
    const open: Promise<void>[] = [];
    while (Date.now() - since < ms) {
      const due = Math.floor(((Date.now() - since) * PER_SECOND) / 1_000);
      for (; sent < due; sent += 1) open.push(lookUp(ids[sent % ids.length] ?? ""));
      await pause(5);
    }
    // Unanswered requests are abandoned: a flood does not wait.
    await Promise.race([Promise.all(open), pause(1_000)]);
    agent.destroy();
  })();
  return { done, counts, sent: () => sent, retryAfter: () => retryAfter };
}

const transactionsSoFar = async (harness: Harness): Promise<number> => {
  const [row] = await harness.db.query<{ count: number }>(
    "select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()",
  );
  return row?.count ?? 0;
};

export const pollFlood: Scenario = {
  number: 57,
  fault: "Poll flood: one client at 1,000 look-ups a second",
  injected:
    "one address at 1,000 look-ups a second for one payment and for random ids, at a node with production rate limits; twenty buyers poll their payments meanwhile",
  invariants:
    "429 with Retry-After and no SQL statement; other buyers get at least 0.95 of their answers without the flood; ids cannot be guessed",
  trial: "a second of flood",
  batch: 30,
  short: 2,
  async run(harness, driver, trials) {
    const node = await guardedOf(harness);
    const orders = await openCodes(driver, BUYERS);
    const ids = orders.map(({ paymentId }) => paymentId);
    const ms = (trials * 1_000) / 2;
    const baseline = await poll(driver, node.url, ids, Math.min(ms, 3_000));
    const violations: string[] = [];
    const { counts, add } = tally();
    const shares: number[] = [];
    const times: number[] = [];
    for (const targets of [[ids[0] ?? ""], range(5_000).map(() => crypto.randomUUID())]) {
      const before = await transactionsSoFar(harness);
      const attack = flood(node.url, targets, ms);
      const { share, times: waits } = await poll(driver, node.url, ids.slice(1), ms);
      await attack.done;
      shares.push(share / Math.max(baseline.share, 0.01));
      times.push(...waits);
      for (const [name, count] of Object.entries(attack.counts)) add(name, count);
      add("flood sent", attack.sent());
      add("database transactions meanwhile", (await transactionsSoFar(harness)) - before);
      const served = attack.counts["flood 200"] ?? 0;
      if (targets.length === 1 && served > 70) violations.push(`${served} requests of the flood were answered`);
      if (targets.length === 1 && attack.retryAfter() < (attack.counts["flood 429"] ?? 0))
        violations.push("429 without Retry-After");
    }
    if (!counts["flood 429"]) violations.push("no 429 for a flood");
    for (const share of shares) if (share < 0.95) violations.push(`the others' rate fell to ${share.toFixed(2)}`);
    const guessable = ids.filter(
      (id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id),
    );
    if (guessable.length > 0) violations.push(`an id that is not random: ${guessable[0]}`);
    return {
      trials,
      buyers: orders.map(({ who }) => who),
      violations,
      figures: {
        counts,
        samples: {
          "others' answers, percent of the baseline": shares.map((share) => share * 100),
          "ms of another buyer's poll": times,
          "ms of a poll before the flood": baseline.times,
        },
      },
    };
  },
};
