import { type Figure, figureOf, info } from "../../lib/report/figure.ts";
import type { Comparison } from "./baseline-comparison.ts";

/** Of one engine in one sample: calls a second, CPU seconds a call; `other` is PostgreSQL's part of ours. */
export type Sample = { rate: number; cpu: number; client: number; other: number };
export type Run = Record<string, Sample>;
type Late = { ours: number; bare: number; rate: number } | undefined;

export function figuresOf(job: Comparison, runs: Run[], late: Late): Figure[] {
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
