import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ManagedProcess } from "../../../lib/processes/managed-process.ts";
import { runBackgroundLoad } from "../../../lib/shopper/background-load.ts";
import { crashes, diedSince, recovery } from "../../../lib/shopper/recovery.ts";
import { sendRaw } from "../../harness/raw.ts";
import { range, type Scenario } from "../scenario.ts";

/** Opens connections to a node that send nothing, or only the start of a request. */
function openSockets({ url }: ManagedProcess, count: number, text = ""): Socket[] {
  const { hostname, port } = new URL(url);
  return range(count).map(() => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("error", () => socket.destroy());
    if (text) socket.on("connect", () => socket.write(text));
    return socket;
  });
}
const closeAll = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.destroy();
};

const FILES = 128;

export const filesExhausted: Scenario = {
  number: 28,
  fault: "File descriptors exhausted",
  injected: "a node limited to 128 files (`prlimit`), and 400 idle connections; buyers pay at both nodes",
  invariants: "I3 I10 I11: refused, not crashed",
  mutation:
    "a file opened for each connection and never closed: 6 violations in 6 connection floods (no purchase 30 s after, the node exited in the end); a single flood is not enough to see it",
  trial: "a connection flood",
  batch: 20,
  // One flood takes twenty seconds, and is not enough to see the mutation.
  short: 0,
  async run(harness, driver, trials) {
    const [node] = harness.apis;
    const before = crashes(harness);
    await node.end();
    await node.start({ before: ["prlimit", `--nofile=${FILES}:${FILES}`] });
    const violations: string[] = [];
    const back: number[] = [];
    const load = runBackgroundLoad(harness, driver, 4);
    let refused = 0;
    for (const _ of range(trials)) {
      const sockets = openSockets(node, 400);
      await pause(driver.random.between(800, 1_500));
      // A new connection: those opened before the flood are still served.
      const { text } = await sendRaw(node.url, "GET /v1/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
      if (!text.includes(" 200 ")) refused += 1;
      closeAll(sockets);
      const recovered = await recovery(harness, driver, [node]);
      back.push(recovered.seconds);
      violations.push(...recovered.violations);
    }
    const { buyers, errors } = await load.stop();
    violations.push(...diedSince(harness, before));
    if (refused === 0) violations.push("nothing was injected: no connection was refused");
    await node.end();
    await node.start();
    const counts = { "floods that exhausted the descriptors": refused, "broken or refused calls": errors };
    return { trials, buyers, violations, figures: { counts, samples: { "s to recover": back } } };
  },
};

const MORE_MB = 60;
const BODY = `{"fullName":"${"x".repeat(250_000)}`;
const BIG = `POST /v1/public/register HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 262000\r\n\r\n${BODY}`;

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;

export const memoryExhausted: Scenario = {
  number: 29,
  fault: "Memory pressure and OOM kill",
  injected:
    "unfinished bodies of 250 kB, up to 500 at once, until a node uses 60 MB more than at rest; then it is killed as by the kernel's OOM killer and restarted, while buyers pay",
  invariants: "I3 I11",
  mutation:
    "webhooks answered before they are stored: 4 violations in 3 kills (events answered with 200 and not stored)",
  trial: "a node killed",
  batch: 20,
  short: 1,
  async run(harness, driver, trials) {
    const violations: string[] = [];
    const back: number[] = [];
    const peaks: number[] = [];
    const load = runBackgroundLoad(harness, driver, 4);
    for (const trial of range(trials)) {
      const node = harness.apis[trial % 2] ?? harness.apis[0];
      const rest = megabytes(node.pid());
      let peak = rest;
      const sockets: Socket[] = [];
      for (const deadline = Date.now() + 12_000; Date.now() < deadline && peak < rest + MORE_MB; await pause(20)) {
        if (sockets.length < 500) sockets.push(...openSockets(node, 25, BIG));
        peak = Math.max(peak, megabytes(node.pid()));
      }
      if (peak < rest + MORE_MB) violations.push(`only ${Math.round(peak - rest)} MB more: nothing was injected`);
      peaks.push(peak);
      await node.kill();
      closeAll(sockets);
      await node.start();
      const recovered = await recovery(harness, driver, [node]);
      back.push(recovered.seconds);
      violations.push(...recovered.violations);
    }
    const { buyers, errors, bought } = await load.stop();
    return {
      trials,
      buyers,
      violations,
      figures: {
        counts: { "broken or refused calls": errors, "purchases under way": bought },
        samples: { "MB when killed": peaks, "s to recover": back },
      },
    };
  },
};
