import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../scripts/lib/postgres-cluster.ts";
import type { Drill, Figure } from "./drill.ts";
import type { Result, Results } from "./results.ts";

const FILE = join(import.meta.dirname, "../../docs/drills.md");

/** Writes docs/drills.md from the last run of each drill. */
export function writeReport(drills: readonly Drill[], results: Results): void {
  const done = drills.flatMap((drill) => {
    const result = results[drill.name];
    return result ? [{ drill, result }] : [];
  });
  const lines = [
    "# Drills",
    "",
    "<!-- Written by `npm run drills`; do not edit. -->",
    "",
    "Operational incidents, rehearsed: real processes on one machine, the scripts of `deploy/` as an operator would",
    "run them, simulators only for the vendors. What to do in a real incident is in [runbook.md](runbook.md).",
    "",
    `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${postgresVersion()}`,
    "- Command: `npm run drills`, or some of them: `npm run drills -- failover restore`",
    "- A figure without a bound is informational. Over several repetitions: median · maximum.",
    "",
    ...done.flatMap(({ drill, result }) => sectionOf(drill, result)),
  ];
  writeFileSync(FILE, lines.join("\n"));
}

const sectionOf = ({ name, what }: Drill, { at, seconds, figures }: Result): string[] => [
  `## ${name}`,
  "",
  what,
  "",
  `Run ${at.slice(0, 16).replace("T", " ")} UTC, ${Math.round(seconds)} s.`,
  "",
  "| figure | value | bound | |",
  "|---|---|---|---|",
  ...figures.map(lineOf),
  "",
];

const lineOf = ({ name, value, unit, bound, isPassed, note = "" }: Figure): string =>
  `| ${name} | ${isPassed ? "" : "**✗** "}${value}${unit ? ` ${unit}` : ""} | ${bound ?? ""} | ${note} |`;

const postgresVersion = (): string =>
  execFileSync(join(findPostgres(), "postgres"), ["--version"], { encoding: "utf8" })
    .replace("postgres (PostgreSQL)", "PostgreSQL")
    .trim();
