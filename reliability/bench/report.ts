import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../scripts/lib/postgres-cluster.ts";
import { chartOf } from "./chart.ts";
import { formatBound, formatNumber } from "./format.ts";
import { jobs } from "./jobs/catalogue.ts";
import { shown } from "./jobs/growth.ts";
import { holds, type Measured } from "./measure.ts";
import type { Growth, JobResult, Results } from "./results.ts";
import { scaleOf } from "./scale.ts";

const DOCS = join(import.meta.dirname, "../../docs");

/** Writes docs/bench.md and its chart from the last full run of each job. */
export function writeReport(results: Results): void {
  const done = jobs.flatMap((job) => (results[job.number] ? { job, result: results[job.number] as JobResult } : []));
  const growths = done.flatMap(({ result }) => result.growth ?? []);
  const last = done
    .map(({ result }) => result.at)
    .toSorted()
    .at(-1);
  const bounded = done.flatMap(({ result }) => result.measured.filter(({ bound }) => bound));
  const broken = bounded.filter((measured) => !holds(measured));
  const lines = [
    "# Benchmarks",
    "",
    "<!-- Written by `npm run bench`; do not edit. -->",
    "",
    "Every figure is a ratio to the bare engine, measured in the same run on the same machine: the real API process, the real nginx",
    "configuration and a durable PostgreSQL on one core, the load generator on the other, samples in A B B A order.",
    "Absolute times say little on a shared machine, so CPU time is read from the kernel scheduler's accounting of each process.",
    "",
    "- **K** = CPU of the bare engines the job is made of (Fastify that reads the same body and answers the same bytes; pgbench with",
    "  the recorded statements of our API, prepared, or for look-ups the simplest select; Argon2 alone) ÷ CPU of our API",
    "  and PostgreSQL. Our API batches concurrent calls into one statement and pgbench does not, so K can exceed 1.",
    "- **T** = our rate ÷ that of the slowest bare engine. For pages: pages per CPU second, which is the rate of a core that does",
    "  nothing else. **L** = our p99 − the bare one's, at the same rate.",
    "- Counts (statements, buffers, gateway calls) are exact and the same on every machine.",
    "- The short form, a step of `.ci/run`, checks the same counts (buffers at fewer rows) and each ratio against its own, lower bound, which",
    "  holds on a busy machine too; it reports which bound of this page was not reached, judges no time and saves nothing.",
    "",
    `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${versionOf(join(findPostgres(), "postgres"))}`,
    `- Last run: ${(last ?? "").slice(0, 16).replace("T", " ")} UTC; to repeat it: \`npm run bench\` (\`-- --jobs 3,7\` for some)`,
    `- ${bounded.length} bounds, ${broken.length} not reached${broken.length > 0 ? `: ${broken.map(({ id }) => id).join(", ")}` : ""}`,
    "",
    ...done.flatMap(({ job, result }) => section(job, result)),
    ...(growths.length > 0 ? growthSection(growths) : []),
  ];
  writeFileSync(join(DOCS, "bench.md"), lines.join("\n"));
  if (growths.length > 0) writeFileSync(join(DOCS, "bench-growth.svg"), chartOf(growths));
  const scale = scaleOf(results);
  if (scale) writeFileSync(join(DOCS, "scale.md"), scale);
}

function section({ number, title, engine }: (typeof jobs)[number], result: JobResult): string[] {
  const noise = result.isQuiet ? "quiet machine" : `**noisy**: others used ${result.busy.toFixed(1)} cores`;
  return [
    `## ${number}. ${title}`,
    "",
    `Bare: ${engine}. ${result.at.slice(0, 16).replace("T", " ")} UTC, ${noise}, \`${result.command}\`.`,
    "",
    "| figure | value | bound | | |",
    "|---|---|---|---|---|",
    ...result.measured.map(lineOf),
    "",
  ];
}

function lineOf(measured: Measured): string {
  const { what, value, mad, unit = "", bound, note = "" } = measured;
  const spread = mad ? ` ± ${formatNumber(mad)}` : "";
  const cells = [
    what,
    `${formatNumber(value)}${spread} ${unit}`.trim(),
    bound ? formatBound(bound) : "",
    verdict(measured),
    note,
  ];
  return `| ${cells.join(" | ")} |`;
}

const verdict = (measured: Measured): string => {
  if (!measured.bound) return "";
  return holds(measured) ? "✓" : "✗";
};

function growthSection(growths: Growth[]): string[] {
  const sizes = growths.map((growth) => growth.sizes).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return [
    "## Growth",
    "",
    "Buffers per operation as accounts and payments (and their events, messages and webhooks) grow. At the largest number they may be",
    "those at the smallest plus one per index touched: a B-tree gains a level now and then. *g* is the slope of log buffers on log rows.",
    "",
    "![Buffers per operation as the tables grow](bench-growth.svg)",
    "",
    `| operation | ${sizes.map(shown).join(" | ")} | indexes | g | WAL bytes |`,
    `|---|${sizes.map(() => "---|").join("")}---|---|---|`,
    ...growths.map((growth) => {
      const cells = [
        growth.name,
        ...growth.buffers,
        growth.indexes,
        slope(growth).toFixed(3),
        growth.walBytes.at(-1) ?? 0,
      ];
      return `| ${cells.join(" | ")} |`;
    }),
    "",
  ];
}

function slope({ sizes, buffers }: Growth): number {
  const points = sizes.map((size, index) => [Math.log10(size), Math.log10(Math.max(1, buffers[index] ?? 1))] as const);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}

const versionOf = (program: string): string =>
  execFileSync(program, ["--version"], { encoding: "utf8" }).replace("postgres (PostgreSQL)", "PostgreSQL").trim();
