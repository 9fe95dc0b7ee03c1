import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { HOST } from "../../../../scripts/lib/ports.ts";
import { openPool } from "../../../../server/src/platform/database/db.ts";
import { restart } from "../../../lib/processes/managed-process.ts";
import { eventually, openCodes } from "../../../lib/shopper/buying.ts";
import type { Answer, Buyer, Driver } from "../../../lib/shopper/driver.ts";
import { crashes, diedSince, recovery } from "../../../lib/shopper/recovery.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";

/** A TCP proxy to the database that delays every answer. */
async function startLatencyProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port) });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on("data", (chunk) => far.write(chunk));
    far.on("data", (chunk) => {
      if (delayMs === 0) near.write(chunk);
      else setTimeout(() => near.writable && near.write(chunk), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: url.href,
    slow: (ms: number) => void (delayMs = ms),
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The browser's timeout, with room for a busy machine. */
const MAX_RESPONSE_MS = 10_000;

/** Each request is answered in time: with an accepted status, or shed with 429 or 503 and Retry-After. */
export function judge(answers: readonly Pick<Answer, "status" | "ms" | "retryAfter">[], accepted: readonly number[]) {
  const violations: string[] = [];
  const counts = { answered: 0, "shed with Retry-After": 0 };
  for (const { status, ms, retryAfter } of answers) {
    if (accepted.includes(status)) counts.answered += 1;
    else if ((status === 503 || status === 429) && retryAfter !== null) counts["shed with Retry-After"] += 1;
    else violations.push(`I10: ${status} after ${ms} ms${retryAfter === null ? ", without Retry-After" : ""}`);
    if (ms > MAX_RESPONSE_MS) violations.push(`I10: an answer took ${ms} ms`);
  }
  return { violations, counts };
}

/** All buyers attempt to pay at once, half of them by PIX. */
const attemptAll = (driver: Driver, people: readonly Buyer[]): Promise<Answer[]> =>
  Promise.all(
    people.map((who, index) =>
      driver.attempt(who, { method: index % 2 === 0 ? "pix" : "credit-card", installments: 1 }),
    ),
  );

const DELAY_MS = 200;

export const slowDatabase: Scenario = {
  number: 23,
  fault: "Database slow",
  injected: "every answer of PostgreSQL delayed by 200 ms through a proxy; a hundred buyers attempt to pay at once",
  invariants: "I3 I10 I11: load shedding instead of queueing",
  mutation:
    "no semaphore for payment attempts and a timeout of one minute instead of nine seconds: 188 violations in 100 attempts (answers after more than ten seconds, or none)",
  trial: "a payment attempt over the slow connection",
  batch: 100,
  short: 60,
  async run(harness, driver, trials) {
    const before = crashes(harness);
    const people = await driver.buyers(trials);
    const proxy = await startLatencyProxy(harness.db.url);
    await restart(harness.apis, () => ({ env: { DATABASE_URL: proxy.url } }));
    proxy.slow(DELAY_MS);
    const answers = await attemptAll(driver, people);
    proxy.slow(0);
    const { seconds, violations } = await recovery(harness, driver);
    await restart(harness.apis);
    proxy.close();
    const found = judge(answers, [200]);
    // An attempt runs a dozen statements, each delayed.
    const isQuick = answers.some(({ status, ms }) => status === 200 && ms < 2 * DELAY_MS);
    violations.push(...wasInjected(Number(!isQuick), "an attempt was answered as fast as without the delay"));
    return {
      trials,
      buyers: people,
      violations: [...violations, ...found.violations, ...diedSince(harness, before)],
      figures: {
        counts: found.counts,
        samples: { "ms of an attempt": answers.map(({ ms }) => ms), "s to recover": [seconds] },
      },
    };
  },
};

const EXHAUSTED_MS = 6_000;

/** Takes every connection that PostgreSQL has, ours included. */
async function exhaustConnections(harness: Harness): Promise<{ count: number; release: () => Promise<void> }> {
  const greedy = openPool(harness.db.url, { max: 1_000, name: "greedy" });
  const connections: { release: () => void }[] = [];
  for (let refused = 0; refused < 5; ) {
    try {
      connections.push(await greedy.connect());
      if (connections.length % 20 === 0)
        await harness.db.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name ~ '^(api|worker)'",
        );
    } catch {
      refused += 1;
    }
  }
  const release = async () => {
    for (const client of connections) client.release();
    await greedy.end();
  };
  return { count: connections.length, release };
}

export const poolExhausted: Scenario = {
  number: 24,
  fault: "Database connections exhausted",
  injected:
    "another client takes every PostgreSQL connection for six seconds and ours are terminated; buyers attempt to pay and poll",
  invariants: "I3 I10 I11",
  trial: "a call without a connection",
  batch: 50,
  short: 10,
  async run(harness, driver, trials) {
    const before = crashes(harness);
    const orders = await openCodes(driver, Math.ceil(trials / 2));
    const people = await driver.buyers(Math.floor(trials / 2));
    const { count, release } = await exhaustConnections(harness);
    const since = Date.now();
    const attempts = attemptAll(driver, people);
    const polls = Promise.all(
      orders.map(({ paymentId, who }) =>
        driver.request("GET", `/v1/public/payment-lookup/${paymentId}`, { ip: who.ip }),
      ),
    );
    const alive = await Promise.all(harness.apis.map((node) => driver.request("GET", "/v1/health", { node })));
    await pause(Math.max(0, EXHAUSTED_MS - (Date.now() - since)));
    await release();
    const answers = [...(await attempts), ...(await polls)];
    const { seconds, violations } = await recovery(harness, driver);
    const found = judge(answers, [200]);
    const health = alive.filter(({ status, ms }) => status !== 200 || ms > 1_000);
    const affected = answers.filter(({ status, ms }) => status !== 200 || ms > 1_000).length;
    violations.push(...wasInjected(affected, "every request got a connection"));
    if (health.length > 0) violations.push(`I10: ${health.length} nodes failed the health check`);
    return {
      trials,
      buyers: [...orders.map(({ who }) => who), ...people],
      violations: [...violations, ...found.violations, ...diedSince(harness, before)],
      figures: {
        counts: { ...found.counts, "connections taken": count },
        samples: { "ms of a call": answers.map(({ ms }) => ms), "s to recover": [seconds] },
      },
    };
  },
};

export const lockPileUp: Scenario = {
  number: 25,
  fault: "Lock pile-up",
  injected:
    "`lock table payments` held for 20 s (4 s in a short run) while buyers attempt to pay; other clients check e-mail addresses meanwhile",
  invariants: "`lock_timeout` fires; I3 I10 I11; other requests are served",
  trial: "a payment attempt against the lock",
  batch: 50,
  short: 8,
  async run(harness, driver, trials) {
    const before = crashes(harness);
    const people = await driver.buyers(trials);
    const rival = await harness.db.session();
    await rival.query("begin");
    await rival.query("lock table payments in access exclusive mode");
    const until = Date.now() + (trials < 20 ? 4_000 : 20_000);
    const answers: Answer[] = [];
    const others: { status: number; ms: number; retryAfter: string | null }[] = [];
    const attempting = range(4).map(async (lane) => {
      for (const [index, who] of people.entries())
        if (index % 4 === lane && Date.now() < until)
          answers.push(await driver.attempt(who, { method: index % 8 < 4 ? "pix" : "credit-card", installments: 1 }));
    });
    while (Date.now() < until) {
      others.push(await driver.request("POST", "/v1/public/user/check-email", { body: { email: "ana@example.com" } }));
      await pause(100);
    }
    await rival.query("commit");
    rival.release();
    await Promise.all(attempting);
    const { seconds, violations } = await recovery(harness, driver);
    const found = judge(answers, [200]);
    const otherResults = judge(others, [200]);
    const waiting = await eventually(
      async () => (await harness.db.query("select from pg_locks where not granted")).length === 0,
    );
    if (!waiting) violations.push("I11: a backend still waits for a lock");
    if (answers.every(({ status }) => status === 200)) violations.push("no request waited for the lock");
    return {
      trials,
      buyers: people,
      violations: [...violations, ...found.violations, ...otherResults.violations, ...diedSince(harness, before)],
      figures: {
        counts: { ...found.counts, "other calls answered": otherResults.counts.answered },
        samples: {
          "ms until refused": answers.map(({ ms }) => ms),
          "ms of another call": others.map(({ ms }) => ms),
          "s to recover": [seconds],
        },
      },
    };
  },
};
