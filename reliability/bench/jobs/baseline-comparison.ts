import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgres } from "../../../scripts/lib/postgres-cluster.ts";
import { load, request, type Template } from "../../lib/load/load.ts";
import type { ApiRequest, Mark } from "../../lib/load/requests.ts";
import { place, runToEnd } from "../../lib/processes/pinned.ts";
import { type Bound, type Figure, figureOf, info, range } from "../../lib/report/figure.ts";
import { sharedApi } from "../harness/api-process.ts";
import { hashAlone, startBareHttp } from "../harness/bare.ts";
import { cpuOf, endedSeconds } from "../harness/cpu.ts";
import { loadedDatabase, openCluster, runSql } from "../harness/database.ts";
import { interleaved } from "../harness/interleave.ts";
import { createRecordedApi } from "../harness/recorded-api.ts";
import { type Swap, scriptOf } from "../harness/script.ts";
import type { Settings } from "../job.ts";

type Script = { text: string; weight?: number };
type PgbenchResult = { done: number; rate: number };
/** The size of our connection pool. */
const CLIENTS = 10;
let files = 0;

/** PostgreSQL alone under pgbench with prepared statements, for a time or for `each` transactions per client. */
async function pgbench(
  url: string,
  scripts: Script[],
  length: { seconds: number } | { each: number },
): Promise<PgbenchResult> {
  const chosen = scripts.flatMap(({ text, weight = 1 }) => {
    files += 1;
    const file = place(`script-${files}.sql`);
    writeFileSync(file, text);
    return ["-f", `${file}@${weight}`];
  });
  const until =
    "seconds" in length ? ["-T", String(Math.max(1, Math.round(length.seconds)))] : ["-t", String(length.each)];
  const output = await runToEnd([
    join(findPostgres(), "pgbench"),
    "-n",
    "--protocol=prepared",
    `--client=${CLIENTS}`,
    ...until,
    ...chosen,
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  if (number(/number of failed transactions: (\d+)/) > 0) throw new Error(output);
  return { done: number(/actually processed: (\d+)/), rate: number(/tps = ([\d.]+)/) };
}

/** Of one engine in one sample: calls a second, CPU seconds a call; `other` is PostgreSQL's part of ours. */
type Sample = { rate: number; cpu: number; client: number; other: number };
type Run = Record<string, Sample>;
type Late = { ours: number; bare: number; rate: number } | undefined;

function figuresOf(job: Comparison, runs: Run[], late: Late): Figure[] {
  const parts = ["http", "sql", ...(job.hashes ? ["kdf"] : [])];
  const cost = (run: Run, name: string): number => (run[name]?.cpu ?? 0) + (run[name]?.other ?? 0);
  const bareCost = (run: Run) => parts.reduce((total, name) => total + cost(run, name), 0);
  const k = figureOf(runs.map((run) => bareCost(run) / cost(run, "ours")));
  const withClient = figureOf(runs.map((run) => (bareCost(run) + (run["sql"]?.client ?? 0)) / cost(run, "ours")));
  const t = figureOf(
    runs.map((run) => (run["ours"]?.rate ?? 0) / Math.min(...parts.map((name) => run[name]?.rate ?? 0))),
  );
  const ofPost = figureOf(runs.map((run) => (run["ours"]?.rate ?? 0) / (run["http"]?.rate ?? 1)));
  const micro = (name: string, key: keyof Sample = "cpu") =>
    Math.round(figureOf(runs.map((run) => run[name]?.[key] ?? 0)).median * 1e6);
  const bareParts = parts.map((name) => `${name} ${micro(name)}`).join(" + ");
  const ratio = (name: string, { median, mad }: { median: number; mad: number }, more: Partial<Figure>): Figure => ({
    kind: "ratio",
    name,
    value: median,
    mad,
    ...more,
  });
  const { k: bound, t: rateBound, shortK: shortBound } = job.bounds;
  const rate = Math.round(runs.at(-1)?.["ours"]?.rate ?? 0);
  return [
    ratio("K: bare engines' CPU over ours", k, {
      ...(bound && { bound }),
      shortBound,
      note: `${bareParts} µs bare; ours node ${micro("ours")} + PostgreSQL ${micro("ours", "other")} µs`,
    }),
    ratio("K with pgbench's own CPU counted as the client's side", withClient, {
      note: `${micro("sql", "client")} µs of pgbench`,
    }),
    ratio("T: rate over that of the slowest bare engine", t, {
      ...(rateBound && { bound: rateBound }),
      note: `ours ${rate}/s; of bare Fastify ${ofPost.median.toFixed(2)}`,
    }),
    info("CPU of one call, node", micro("ours"), { unit: "µs" }),
    info("CPU of one call, postgres", micro("ours", "other"), { unit: "µs" }),
    ...(late
      ? [
          info("L: p99 over bare Fastify's at half of our rate", late.ours - late.bare, {
            unit: "ms",
            note: `${late.ours.toFixed(1)} against ${late.bare.toFixed(1)} ms at ${Math.round(late.rate)}/s`,
          }),
        ]
      : []),
  ];
}

/** A call to our API, compared with the sum of the bare engines it uses. */
export type Comparison = {
  number: number;
  key: string;
  /** The requests as sent, with their weights. */
  sent: { apiRequest: ApiRequest; weight?: number }[];
  pools?: (people: number) => Record<string, string[]>;
  /** Sent before recording: what a process asks the database once is not part of a call. */
  warmUp?: ApiRequest;
  /** Sent once to record its statements; pgbench then runs those, or the simplest equivalent. */
  recorded: { apiRequest: ApiRequest; mark: Mark; swaps?: Swap[]; weight?: number; simplest?: string }[];
  /** The path with its parameters named, where it has any. */
  route?: string;
  hashes?: boolean;
  bounds: { k?: Bound; t?: Bound; shortK: Bound };
};

const CONNECTIONS = 16;
const WARM_CALLS = 6_000;
/** The short form's samples are numbers of calls and hashes, so that a slow machine takes longer but weighs the same. */
const SHORT = {
  warm: 1_200,
  calls: 1_500,
  hashes: 40,
  each: 100,
  eachHashing: 30,
  hashSeconds: 0.5,
  maxSeconds: 60,
};

export async function compareWithBaseline(job: Comparison, settings: Settings): Promise<Figure[]> {
  const { isShort, people, seconds, reps } = settings;
  const [cluster, url] = [await openCluster(), await loadedDatabase(people)];
  const { scripts, payload } = await record(job, url, people);
  const pools = job.pools?.(people) ?? {};
  const requests = templatesOf(job, pools);
  const ours = await sharedApi(url);
  const [first] = job.sent;
  if (!first) throw new Error("nothing to send");
  const headers = {
    "x-request-id": crypto.randomUUID(),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  };
  const bare = await startBareHttp([
    { method: first.apiRequest.method, url: job.route ?? first.apiRequest.path, payload, headers },
  ]);
  const send: Send = (port, more) => load({ port, requests, pools, connections: CONNECTIONS, ...more });

  // By count, not by time: the JIT needs a number of calls, however busy the machine is.
  const warm = isShort ? SHORT.warm : WARM_CALLS;
  await send(bare.port, { seconds: SHORT.maxSeconds, maxRequests: warm });
  await send(ours.port, { seconds: SHORT.maxSeconds, maxRequests: job.hashes ? warm / 20 : warm });
  const maxRequests = job.hashes ? SHORT.hashes : SHORT.calls;
  const length = isShort ? { seconds: SHORT.maxSeconds, maxRequests } : { seconds };
  const ofPgbench = isShort ? { each: job.hashes ? SHORT.eachHashing : SHORT.each } : { seconds };
  const opening = await openingCost(cluster.pid, url, scripts);
  await runSql(url, "checkpoint");

  const samples = {
    http: async () => {
      const before = cpuOf(bare.pid);
      const { answered, ...rest } = await send(bare.port, length);
      return { rate: answered / rest.seconds, cpu: (cpuOf(bare.pid) - before) / answered, client: 0, other: 0 };
    },
    sql: async () => {
      const [before, ended] = [cpuOf(cluster.pid), endedSeconds()];
      const { done, rate } = await pgbench(url, scripts, ofPgbench);
      const cpu = (cpuOf(cluster.pid) - before - opening.cpu) / (done - opening.done);
      return { rate, cpu, client: (endedSeconds() - ended) / done, other: 0 };
    },
    ...(job.hashes && {
      kdf: async () => ({ ...(await hashAlone(isShort ? SHORT.hashSeconds : seconds)), client: 0, other: 0 }),
    }),
    ours: async () => {
      const [node, postgres] = [cpuOf(ours.pid), cpuOf(cluster.pid)];
      const { answered, statuses, ...rest } = await send(ours.port, length);
      if (statuses["200"] !== answered) throw new Error(`job ${job.number}: ${JSON.stringify(statuses)}`);
      const cpu = (cpuOf(ours.pid) - node) / answered;
      const other = (cpuOf(cluster.pid) - postgres) / answered;
      return { rate: answered / rest.seconds, cpu, client: 0, other };
    },
  };
  const runs = [];
  for (const rep of range(reps)) runs.push(await interleaved<string, Sample>(rep, samples));
  const late = isShort
    ? undefined
    : await latency(send, { ours: ours.port, bare: bare.port, rate: runs.at(-1)?.["ours"]?.rate ?? 0 });
  await bare.stop();
  return figuresOf(job, runs, late);
}

export const templatesOf = ({ sent }: Comparison, pools: Record<string, string[]> = {}): Template[] =>
  sent.map(({ apiRequest: { method, path, ...rest }, weight = 1 }) => ({
    text: request(method, path, { ...rest, pools }),
    weight,
  }));

async function record(job: Comparison, url: string, people: number): Promise<{ scripts: Script[]; payload: string }> {
  const inProcess = await createRecordedApi(url);
  let payload = "";
  const scripts: Script[] = [];
  if (job.warmUp) await inProcess.send(job.warmUp);
  for (const { apiRequest, mark, swaps = [], weight = 1, simplest } of job.recorded) {
    const reply = await inProcess.send(apiRequest);
    payload ||= reply.payload;
    const statements = simplest ? [{ text: simplest, values: [] }] : reply.statements;
    scripts.push({ text: scriptOf(statements, mark, { people, swaps }), weight });
  }
  await inProcess.close();
  return { scripts, payload };
}

/** CPU of opening pgbench's connections, subtracted because ours are already open. */
async function openingCost(postgres: number, url: string, scripts: Script[]): Promise<{ cpu: number; done: number }> {
  await pgbench(url, scripts, { each: 5 });
  const before = cpuOf(postgres);
  const { done } = await pgbench(url, scripts, { each: 5 });
  return { cpu: cpuOf(postgres) - before, done };
}

type Send = (port: number, more: { seconds: number; rate?: number; maxRequests?: number }) => ReturnType<typeof load>;

/** p99 of both at half of our capacity. */
async function latency(send: Send, { ours, bare, rate }: { ours: number; bare: number; rate: number }) {
  const at = { seconds: 4, rate: rate / 2 };
  const [a, b, c, d] = [await send(bare, at), await send(ours, at), await send(ours, at), await send(bare, at)];
  return { ours: (b.p99 + c.p99) / 2, bare: (a.p99 + d.p99) / 2, rate: at.rate };
}
