import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { eventually } from "../../../lib/shopper/buying.ts";
import { frontOf } from "../../harness/front.ts";
import { sendRaw, statusesIn } from "../../harness/raw.ts";
import { range, type Scenario } from "../scenario.ts";
import { head, manySlowBodies, type SlowClient, slowloris } from "./slowloris.ts";

const MEGA = 1024 * 1024;
/** Bounds on the memory growth of a node, the delay of concurrent requests, and the life of a slow connection. */
const MAX_GROWTH_MB = 200;
const MAX_LAG_MS = 1_000;
const MAX_SLOW_SECONDS = 30;

const whole = (body: string | Buffer, more = ""): Buffer =>
  Buffer.concat([Buffer.from(head(`${more}content-length: ${Buffer.byteLength(body)}`)), Buffer.from(body)]);

/** Oversized requests by name. */
const oversizedRequests = (megabytes: number): Record<string, () => Buffer> => ({
  "a large body": () => whole(Buffer.alloc(megabytes * MEGA, "a")),
  "a large chunked body": () =>
    Buffer.concat([
      Buffer.from(head("transfer-encoding: chunked")),
      ...range(megabytes * 16).map(() => Buffer.from(`10000\r\n${"a".repeat(65_536)}\r\n`)),
    ]),
  "a hundred thousand levels": () => whole(`${"[".repeat(100_000)}${"]".repeat(100_000)}`),
  "a deep object": () => whole(`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`),
  "a wide object": () =>
    whole(
      `{${range(18_000)
        .map((n) => `"k${n}":1`)
        .join()}}`,
    ),
  "a gzip bomb": () => whole(gzipSync(Buffer.alloc(megabytes * MEGA, " ")), "content-encoding: gzip\r\n"),
  "a very long string": () => whole(JSON.stringify({ email: "a@".repeat(120_000) })),
  "a very long number": () => whole(`{"email":${"9".repeat(200_000)}}`),
  "many headers": () =>
    Buffer.from(
      head(
        range(5_000)
          .map((n) => `x-${n}: 1`)
          .join("\r\n"),
      ),
    ),
  "a long URL": () => Buffer.from(`GET /v1/${"a".repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`),
});

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** A concurrent client that measures the health check's response time during the attack. */
function startProbe(url: string) {
  const times: number[] = [];
  let failed = 0;
  let open = true;
  const probing = (async () => {
    while (open) {
      const since = performance.now();
      const ok = await fetch(`${url}/v1/health`, { signal: AbortSignal.timeout(10_000) }).then(
        async (reply) => (await reply.text(), reply.ok),
        () => false,
      );
      if (!ok) failed += 1;
      times.push(performance.now() - since);
      await pause(20);
    }
  })();
  return {
    async stop() {
      open = false;
      await probing;
      return { times, failed };
    },
  };
}

let slowClients: SlowClient[] = [];

export const oversizedBodies: Scenario = {
  number: 45,
  fault: "Oversized bodies, deep JSON, gzip bombs and Slowloris",
  injected:
    "bodies of up to 50 MB, 100,000 levels, gzip bombs, 5,000 headers, alternately at Node directly and through nginx; headers and bodies at one byte a second, 110 of them from one address; a concurrent client polls the health check every 20 ms",
  invariants:
    "I10: 4xx or connection closed, memory bounded, other clients not delayed; a slow header or body at Node is cut off within 30 s",
  trial: "a hostile request",
  batch: 200,
  short: 20,
  async run(harness, _driver, trials) {
    const front = await frontOf(harness);
    const violations: string[] = [];
    const before = megabytesOf(front.node.pid());
    let peak = before;
    const corpus = oversizedRequests(trials >= 100 ? 50 : 2);
    const names = Object.keys(corpus);
    slowClients = slowloris(front, harness.apis[0], trials >= 100 ? 40 : 4);
    const probe = startProbe(front.node.url);
    for (const trial of range(trials)) {
      const name = names[trial % names.length] ?? "";
      const through = Math.floor(trial / names.length) % 2 === 0 ? front.node.url : front.url;
      const bytes = corpus[name]?.() ?? "";
      const { text, closed } = await sendRaw(through, bytes, 8_000);
      const [status] = statusesIn(text);
      // A connection closed during the upload is a valid refusal.
      const isRefused = (status === undefined && closed) || (status !== undefined && status >= 400 && status < 500);
      if (!isRefused && status !== 200) violations.push(`${name} got ${status ?? "no answer"}`);
      if (status === 200 && name !== "a very long string") violations.push(`${name} was accepted`);
      peak = Math.max(peak, megabytesOf(front.node.pid()));
    }
    violations.push(...(await manySlowBodies(front)));
    const { times, failed } = await probe.stop();
    const lag = times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.99)) ?? 0;
    if (failed > 0) violations.push(`I10: a concurrent client got no answer ${failed} times`);
    if (lag > MAX_LAG_MS) violations.push(`I10: a concurrent client waited ${Math.round(lag)} ms`);
    if (peak - before > MAX_GROWTH_MB) violations.push(`I10: ${Math.round(peak - before)} MB more`);
    return {
      trials,
      buyers: [],
      violations,
      figures: {
        samples: {
          "MB of memory at peak": [peak],
          "MB more than before": [peak - before],
          "ms of a concurrent request": times,
        },
      },
    };
  },
  async after() {
    const atNode = slowClients.filter(({ name }) => name.startsWith("node") || name === "nginx header");
    await eventually(
      () => atNode.every(({ hasEnded, seconds }) => hasEnded() || seconds() > MAX_SLOW_SECONDS),
      60_000,
      200,
    );
    const tooLong = atNode.filter(({ seconds }) => seconds() > MAX_SLOW_SECONDS).map(({ name }) => name);
    const samples = { "s until a slow client is cut off": atNode.map(({ seconds }) => seconds()) };
    const open = slowClients.filter(({ hasEnded }) => !hasEnded()).map(({ name }) => name);
    for (const { stop } of slowClients) stop();
    const violations = tooLong.length > 0 ? [`I10: open for more than 30 s: ${[...new Set(tooLong)].join(", ")}`] : [];
    return {
      violations,
      figures: {
        samples,
        counts: { "slow clients": slowClients.length, "slow clients cut off": slowClients.length - open.length },
      },
    };
  },
};
