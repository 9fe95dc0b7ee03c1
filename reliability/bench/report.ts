import { type Figure, holds } from "../lib/report/figure.ts";
import { figureTable, machine, minuteOf, type Report, table } from "../lib/report/report.ts";
import type { Growth } from "./job.ts";
import { jobs } from "./jobs/catalogue.ts";
import { shown } from "./jobs/growth.ts";

/** The last full run of one job. */
export type JobResult = {
  at: string;
  command: string;
  /** Cores used by other processes meanwhile. */
  busy: number;
  isQuiet: boolean;
  measured: Figure[];
  growth?: Growth[];
};

export const report: Report<JobResult> = {
  title: "Benchmarks",
  keys: jobs.map(({ number }) => String(number)),
  render(results) {
    const done = jobs.flatMap((job) => (results[job.number] ? { job, result: results[job.number] as JobResult } : []));
    const growths = done.flatMap(({ result }) => result.growth ?? []);
    const last = done.map(({ result }) => result.at).toSorted();
    const bounded = done.flatMap(({ result }) => result.measured.filter(({ bound }) => bound));
    const broken = bounded.filter((measured) => !holds(measured)).map(({ name }) => name);
    return [
      "Every figure is a ratio to the bare engine, measured in the same run on the same machine: the real API process, the real nginx",
      "configuration and a durable PostgreSQL on one core, the load generator on the other, samples in A B B A order.",
      "Absolute times say little on a shared machine, so CPU time is read from the kernel scheduler's accounting of each process.",
      "",
      "- **K** = CPU of the bare engines the job is made of (Fastify that reads the same body and answers the same bytes; pgbench with",
      "  the recorded statements of our API, prepared, or for look-ups the simplest select; Argon2 alone) ÷ CPU of our API",
      "  and PostgreSQL. Our API batches concurrent calls into one statement and pgbench does not, so K can exceed 1.",
      "- **T** = our rate ÷ that of the slowest bare engine. For pages: pages per CPU second, which is the rate of a core that does",
      "  nothing else. **L** = our p99 − the bare one's, at the same rate.",
      "- Counts (buffers, scans, failures) are exact and the same on every machine; statements per request are fixed by",
      "  `server/src/work-counts.test.ts`.",
      "- The short form, a step of `.ci/run`, checks the same counts (buffers at fewer rows) and each ratio against its own, lower bound, which",
      "  holds on a busy machine too; it reports which bound of this page was not reached, judges no time and saves nothing.",
      "",
      machine(),
      `- Last run: ${minuteOf(last.at(-1) ?? "")}; to repeat it: \`npm run bench\` (\`-- --jobs 3,7\` for some)`,
      `- ${bounded.length} bounds, ${broken.length} not reached${broken.length > 0 ? `: ${broken.join(", ")}` : ""}`,
      ...done.flatMap(({ job: { number, title, engine }, result }) => {
        const noise = result.isQuiet ? "quiet machine" : `**noisy**: others used ${result.busy.toFixed(1)} cores`;
        const how = `Bare: ${engine}. ${minuteOf(result.at)}, ${noise}, \`${result.command}\`.`;
        return ["", `## ${number}. ${title}`, "", how, "", ...figureTable(result.measured)];
      }),
      ...(growths.length > 0 ? growthSection(growths) : []),
    ];
  },
};

function growthSection(growths: Growth[]): string[] {
  const sizes = growths.map((growth) => growth.sizes).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return [
    "",
    "## Growth",
    "",
    "Buffers per operation as accounts and payments (and their events, messages and webhooks) grow. At the largest number they may be",
    "those at the smallest plus one per index touched: a B-tree gains a level now and then. *g* is the slope of log buffers on log rows.",
    "",
    ...table(
      ["operation", ...sizes.map(shown), "indexes", "g", "WAL bytes"],
      growths.map((growth) => [
        growth.name,
        ...growth.buffers,
        growth.indexes,
        slope(growth).toFixed(3),
        growth.walBytes.at(-1) ?? 0,
      ]),
    ),
  ];
}

function slope({ sizes, buffers }: Growth): number {
  const points = sizes.map((size, index) => [Math.log10(size), Math.log10(Math.max(1, buffers[index] ?? 1))] as const);
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
