/**
 * Load generator: one process, raw sockets, parses only status and length. Its plan is a file.
 * Without a rate it is a closed loop: each connection sends again when answered. With a rate it is an open loop, and
 * the wait for a free connection counts as latency.
 */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import type { LoadPlan, LoadResult } from "./load.ts";

const plan = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as LoadPlan;
const { host, port, connections, seconds, rate, rampSeconds = 0, maxRequests = Number.POSITIVE_INFINITY } = plan;
const pools = Object.entries(plan.pools ?? {});
const templates = plan.requests.flatMap(({ text, weight = 1 }) => Array.from({ length: weight }, () => text));

let fresh = Math.floor(Math.random() * 1e11) * 10;
const latencies: number[] = [];
const statuses: Record<string, number> = {};
let [sent, answered, broken, bytes, shedWithRetryAfter] = [0, 0, 0, 0, 0];

function nextRequest(): string {
  fresh += 1;
  sent += 1;
  let text = templates[sent % templates.length] ?? "";
  if (text.includes("@FRESH@")) text = text.replaceAll("@FRESH@", String(fresh).padStart(12, "0"));
  if (text.includes("@SHORT@")) text = text.replaceAll("@SHORT@", String(fresh % 1e8).padStart(8, "0"));
  if (text.includes("@AGAIN@")) text = text.replaceAll("@AGAIN@", String(fresh - 3).padStart(12, "0"));
  for (const [name, values] of pools)
    if (text.includes(`@${name}@`))
      text = text.replaceAll(`@${name}@`, values[Math.floor(Math.random() * values.length)] ?? "");
  return text;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const due: number[] = [];
const idle: Client[] = [];
let stopping = false;
let open = 0;
type Client = { send: (since: number) => void; end: () => void };

function openClient(index: number): void {
  const who = plan.sources ? index % plan.sources : 0;
  const localAddress = plan.sources ? `127.0.${1 + Math.floor(who / 250)}.${1 + (who % 250)}` : "";
  const socket: Socket = connect({ host, port, noDelay: true, ...(localAddress && { localAddress }) });
  let [since, left, isWaiting, isOver, isLast] = [0, 0, false, false, false];
  let partial: Buffer | undefined;
  open += 1;
  const client: Client = {
    send(at) {
      since = at;
      isWaiting = true;
      socket.write(nextRequest(), "latin1");
    },
    end: () => socket.end(),
  };
  const done = () => {
    isWaiting = false;
    answered += 1;
    latencies.push(performance.now() - since);
    if (answered + broken >= maxRequests) stop();
    // After `connection: close` a browser opens another connection, and so does the generator.
    if (isLast || stopping || sent >= maxRequests) return client.end();
    if (rate === undefined) return client.send(performance.now());
    const waiting = due.shift();
    if (waiting === undefined) idle.push(client);
    else client.send(waiting);
  };
  socket.on("connect", () => {
    if (rate !== undefined) idle.push(client);
    else if (sent < maxRequests) client.send(performance.now());
    else client.end();
  });
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    const data = partial ? Buffer.concat([partial, chunk]) : chunk;
    partial = undefined;
    if (left > 0) {
      left -= data.length;
      if (left <= 0) done();
      return;
    }
    const end = data.indexOf(HEAD_END);
    if (end < 0) {
      partial = data;
      return;
    }
    const head = data.toString("latin1", 0, end);
    const status = head.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if ((status === "429" || status === "503") && /\r\nretry-after:/i.test(head)) shedWithRetryAfter += 1;
    isLast = /\r\nconnection: *close/i.test(head);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    left = length - (data.length - end - 4);
    if (left <= 0) done();
  });
  const over = () => {
    if (isOver) return;
    isOver = true;
    open -= 1;
    if (isWaiting) broken += 1;
    idle.splice(idle.indexOf(client) >>> 0, 1);
    if (!stopping && sent < maxRequests) setTimeout(() => openClient(index), 20);
    else if (open === 0) finish();
  };
  socket.on("error", over).on("close", over);
}

const since = performance.now();
let issued = 0;
/** Requests due by now: at a constant rate, or on a linear ramp. */
const dueBy = (elapsed: number): number => {
  const peak = rate ?? 0;
  if (elapsed >= rampSeconds) return peak * (elapsed - rampSeconds / 2);
  return (peak * elapsed * elapsed) / (2 * rampSeconds);
};
for (let index = 0; index < connections; index += 1) openClient(index);
const pump =
  rate === undefined
    ? undefined
    : setInterval(() => {
        const elapsed = Math.min((performance.now() - since) / 1_000, seconds);
        for (; issued < Math.min(dueBy(elapsed), maxRequests); issued += 1) {
          const client = idle.shift();
          if (client) client.send(performance.now());
          else due.push(performance.now());
        }
      }, 1);

let elapsedSeconds = 0;
const timer = setTimeout(stop, seconds * 1_000);

/** Sends nothing more; requests in flight have `timeoutMs` to finish. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  elapsedSeconds = (performance.now() - since) / 1_000;
  clearInterval(pump);
  clearTimeout(timer);
  for (const client of idle.splice(0)) client.end();
  setTimeout(finish, plan.timeoutMs ?? 3_000).unref();
}

let isFinished = false;
function finish(): void {
  if (isFinished) return;
  isFinished = true;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const result: LoadResult = {
    answered,
    seconds: elapsedSeconds || (performance.now() - since) / 1_000,
    statuses,
    broken,
    unanswered: due.length,
    shedWithRetryAfter,
    bytes,
    cpuSeconds: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    longest: at(1),
  };
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}
