/**
 * Asks and counts: one process, raw sockets, nothing parsed but the status and the length. Its plan is a file.
 * Without a rate every connection asks again as soon as it is answered; with one, the clock asks, and whoever has
 * to wait for a free connection has waited since its time.
 */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import type { LoadPlan, LoadResult } from "./load.ts";

const plan = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as LoadPlan;
const { host, port, connections, seconds, rate, rampSeconds = 0, most = Number.POSITIVE_INFINITY } = plan;
const pools = Object.entries(plan.pools ?? {});
const line = plan.requests.flatMap(({ text, weight = 1 }) => Array.from({ length: weight }, () => text));

let fresh = Math.floor(Math.random() * 1e11) * 10;
const latencies: number[] = [];
const statuses: Record<string, number> = {};
let [asked, answered, broken, bytes, shedWithRetryAfter] = [0, 0, 0, 0, 0];

function nextRequest(): string {
  fresh += 1;
  asked += 1;
  let text = line[asked % line.length] ?? "";
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
const idle: Asker[] = [];
let stopping = false;
let open = 0;
type Asker = { ask: (since: number) => void; end: () => void };

function openAsker(index: number): void {
  const who = plan.sources ? index % plan.sources : 0;
  const localAddress = plan.sources ? `127.0.${1 + Math.floor(who / 250)}.${1 + (who % 250)}` : "";
  const socket: Socket = connect({ host, port, noDelay: true, ...(localAddress && { localAddress }) });
  let [since, left, isAsking, isOver, isLast] = [0, 0, false, false, false];
  let kept: Buffer | undefined;
  open += 1;
  const asker: Asker = {
    ask(at) {
      since = at;
      isAsking = true;
      socket.write(nextRequest(), "latin1");
    },
    end: () => socket.end(),
  };
  const done = () => {
    isAsking = false;
    answered += 1;
    latencies.push(performance.now() - since);
    if (answered + broken >= most) stop();
    // A server may say that it hangs up after this one; a browser then opens another line, and so do we.
    if (isLast || stopping || asked >= most) return asker.end();
    if (rate === undefined) return asker.ask(performance.now());
    const waiting = due.shift();
    if (waiting === undefined) idle.push(asker);
    else asker.ask(waiting);
  };
  socket.on("connect", () => {
    if (rate !== undefined) idle.push(asker);
    else if (asked < most) asker.ask(performance.now());
    else asker.end();
  });
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    const data = kept ? Buffer.concat([kept, chunk]) : chunk;
    kept = undefined;
    if (left > 0) {
      left -= data.length;
      if (left <= 0) done();
      return;
    }
    const end = data.indexOf(HEAD_END);
    if (end < 0) {
      kept = data;
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
    if (isAsking) broken += 1;
    idle.splice(idle.indexOf(asker) >>> 0, 1);
    if (!stopping && asked < most) setTimeout(() => openAsker(index), 20);
    else if (open === 0) finish();
  };
  socket.on("error", over).on("close", over);
}

const since = performance.now();
let issued = 0;
/** How many should have been asked by now: even, or rising evenly from nothing. */
const owed = (elapsed: number): number => {
  const top = rate ?? 0;
  if (elapsed >= rampSeconds) return top * (elapsed - rampSeconds / 2);
  return (top * elapsed * elapsed) / (2 * rampSeconds);
};
for (let index = 0; index < connections; index += 1) openAsker(index);
const pump =
  rate === undefined
    ? undefined
    : setInterval(() => {
        const elapsed = Math.min((performance.now() - since) / 1_000, seconds);
        for (; issued < Math.min(owed(elapsed), most); issued += 1) {
          const asker = idle.shift();
          if (asker) asker.ask(performance.now());
          else due.push(performance.now());
        }
      }, 1);

let lasted = 0;
const timer = setTimeout(stop, seconds * 1_000);

/** Nothing more is asked; whoever is still being answered has so long. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  lasted = (performance.now() - since) / 1_000;
  clearInterval(pump);
  clearTimeout(timer);
  for (const asker of idle.splice(0)) asker.end();
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
    seconds: lasted || (performance.now() - since) / 1_000,
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
