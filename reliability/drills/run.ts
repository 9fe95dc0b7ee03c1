/**
 * Rehearses operational incidents. `npm run drills`, or some: `npm run drills -- failover restore`. Prints each figure
 * with its bound; `--publish` rewrites docs/drills.md from the last run of each drill on this machine.
 */
import { parseArgs } from "node:util";
import { exactly, type Figure } from "../lib/report/figure.ts";
import { figureTable, machine, minuteOf, type Report } from "../lib/report/report.ts";
import { openRun } from "../lib/report/run.ts";
import { drills } from "./catalogue.ts";
import type { Drill } from "./drill.ts";

type Result = { at: string; seconds: number; figures: Figure[] };

const report: Report<Result> = {
  title: "Drills",
  keys: drills.map(({ name }) => name),
  render: (results) => [
    "Operational incidents, rehearsed: real processes on one machine, the scripts of `deploy/` as an operator would",
    "run them, simulators only for the vendors. What to do in a real incident is in [runbook.md](runbook.md).",
    "",
    machine(),
    "- Command: `npm run drills`, or some of them: `npm run drills -- failover restore`",
    "- A figure without a bound is informational. Over several repetitions: median · maximum.",
    ...drills.flatMap(({ name, what }) => {
      const result = results[name];
      if (!result) return [];
      const { at, seconds, figures } = result;
      const head = ["", `## ${name}`, "", what, "", `Run ${minuteOf(at)}, ${seconds} s.`, ""];
      return [...head, ...figureTable(figures)];
    }),
  ],
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { publish: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !report.keys.includes(name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}: ${report.keys.join(", ")}`);
  process.exit(1);
}
const run = openRun("drills", report, { isPublished: values.publish });

const figuresOf = (drill: Drill): Promise<Figure[]> =>
  drill.run().catch((error: Error) => {
    console.error(error);
    return [exactly("yes", "completed", error.message.split("\n")[0] ?? "")];
  });

for (const drill of drills.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  console.log(`\n${drill.name}`);
  const since = Date.now();
  const figures = await figuresOf(drill);
  run.printFigures(figures, { isShort: false, isQuiet: true });
  const seconds = Math.round((Date.now() - since) / 1_000);
  await run.save(drill.name, () => ({ at: new Date().toISOString(), seconds, figures }));
}
run.finish();
