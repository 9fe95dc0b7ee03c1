import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { frontOf } from "../harness/front.ts";
import { sendRaw, statusesIn } from "../harness/raw.ts";
import { eventually } from "./buying.ts";
import { range, type Scenario } from "./scenario.ts";
import { type Crawler, head, manySlowBodies, slowloris } from "./slowloris.ts";

const MEGA = 1024 * 1024;
/** The most that hostile bodies may add to a node's memory, and that they may hold up somebody else. */
const MAX_GROWTH_MB = 200;
const MAX_LAG_MS = 1_000;
const MAX_HELD_S = 30;

const whole = (body: string | Buffer, more = ""): Buffer =>
  Buffer.concat([Buffer.from(head(`${more}content-length: ${Buffer.byteLength(body)}`)), Buffer.from(body)]);

/** Everything that is too much of something, by name. */
const monsters = (megabytes: number): Record<string, () => Buffer> => ({
  "a large body": () => whole(Buffer.alloc(megabytes * MEGA, "a")),
  "a large body in pieces": () =>
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
  "an endless word": () => whole(JSON.stringify({ email: "a@".repeat(120_000) })),
  "a number without end": () => whole(`{"email":${"9".repeat(200_000)}}`),
  "many headers": () =>
    Buffer.from(
      head(
        range(5_000)
          .map((n) => `x-${n}: 1`)
          .join("\r\n"),
      ),
    ),
  "a long address": () => Buffer.from(`GET /v1/${"a".repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`),
});

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** Somebody with nothing to do with it, who wants to know all the while whether the house still answers. */
function neighbour(url: string) {
  const times: number[] = [];
  let failed = 0;
  let open = true;
  const looking = (async () => {
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
      await looking;
      return { times, failed };
    },
  };
}

let crawlers: Crawler[] = [];

export const oversizedBodies: Scenario = {
  number: 45,
  fault: "Oversized, deep, packed and endlessly slow requests",
  injected:
    "bodies of up to 50 MB, 100,000 levels, gzip bombs, 5,000 headers, by turns straight at Node and through nginx; headers and bodies at one byte a second, 110 of them from one address; a neighbour looks in every 20 ms",
  invariants: "I10: 4xx or cut, memory bounded, nobody else held up; a slow header or body at Node is cut within 30 s",
  trial: "a hostile request",
  batch: 200,
  short: 20,
  async run(harness, _driver, trials) {
    const front = await frontOf(harness);
    const violations: string[] = [];
    const before = megabytesOf(front.node.pid());
    let most = before;
    const corpus = monsters(trials >= 100 ? 50 : 2);
    const names = Object.keys(corpus);
    crawlers = slowloris(front, harness.apis[0], trials >= 100 ? 40 : 4);
    const beside = neighbour(front.node.url);
    for (const trial of range(trials)) {
      const name = names[trial % names.length] ?? "";
      const through = Math.floor(trial / names.length) % 2 === 0 ? front.node.url : front.url;
      const bytes = corpus[name]?.() ?? "";
      const { text, closed } = await sendRaw(through, bytes, 8_000);
      const [status] = statusesIn(text);
      // A line cut while the body was still on its way is an answer too.
      const isRefused = (status === undefined && closed) || (status !== undefined && status >= 400 && status < 500);
      if (!isRefused && status !== 200) violations.push(`${name} got ${status ?? "no answer"}`);
      if (status === 200 && name !== "an endless word") violations.push(`${name} was accepted`);
      most = Math.max(most, megabytesOf(front.node.pid()));
    }
    violations.push(...(await manySlowBodies(front)));
    const { times, failed } = await beside.stop();
    const lag = times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.99)) ?? 0;
    if (failed > 0) violations.push(`I10: the neighbour got no answer ${failed} times`);
    if (lag > MAX_LAG_MS) violations.push(`I10: the neighbour waited ${Math.round(lag)} ms`);
    if (most - before > MAX_GROWTH_MB) violations.push(`I10: ${Math.round(most - before)} MB more`);
    return {
      trials,
      buyers: [],
      violations,
      figures: {
        samples: {
          "MB of memory at most": [most],
          "MB more than before": [most - before],
          "ms a neighbour waits": times,
        },
      },
    };
  },
  async after() {
    const atNode = crawlers.filter(({ name }) => name.startsWith("node") || name === "nginx header");
    await eventually(() => atNode.every(({ hasEnded, seconds }) => hasEnded() || seconds() > MAX_HELD_S), 60_000, 200);
    const tooLong = atNode.filter(({ seconds }) => seconds() > MAX_HELD_S).map(({ name }) => name);
    const samples = { "s until a slow one is cut": atNode.map(({ seconds }) => seconds()) };
    const held = crawlers.filter(({ hasEnded }) => !hasEnded()).map(({ name }) => name);
    for (const { stop } of crawlers) stop();
    const violations = tooLong.length > 0 ? [`I10: held for half a minute: ${[...new Set(tooLong)].join(", ")}`] : [];
    return {
      violations,
      figures: {
        samples,
        counts: { "slow visitors": crawlers.length, "slow ones cut": crawlers.length - held.length },
      },
    };
  },
};
