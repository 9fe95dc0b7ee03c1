import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../scripts/lib/postgres-cluster.ts";
import { addFigures, type Result, type Results, trialsOf } from "./results.ts";
import { scenarios } from "./scenarios/catalogue.ts";
import type { Figures, Scenario } from "./scenarios/scenario.ts";

const FILE = join(import.meta.dirname, "../docs/faults.md");
const KILLS = [1, 2, 3];
/** It needs machines of its own to lose: in the table, so that nobody looks for it in vain. */
const RESTORE = {
  number: 31,
  line: "| 31 | Restore from a backup and the log of writes | not run here: the drill `npm run drills -- restore`, a table dropped and a disk lost | I2 after reconciliation with the gateway's books | [drills.md](drills.md#restore) | there | – | – |",
};

/** Writes docs/faults.md from everything that was run so far. */
export function writeReport(results: Results): void {
  const done = scenarios.filter(({ number }) => results[number]).toSorted((one, other) => one.number - other.number);
  const kills = KILLS.reduce((sum, number) => sum + trialsOf(results[number]), 0);
  const all = done.flatMap(({ number }) => Object.values(results[number] ?? {}));
  const violations = all.reduce((sum, result) => sum + result.violations.length, 0);
  const last =
    all
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? "";
  const lines = [
    "# What we survive",
    "",
    "<!-- Written by `npm run faults`; do not edit. -->",
    "",
    "Two API nodes, two workers and PostgreSQL as real processes; the gateway, the ad platform and the mail as simulators with their own",
    "books; people who buy, seeded. After each round the world is put right, everything that waits gets its turn (time is made to pass",
    "in the scenarios, not in the clocks), and a checker compares our database, the gateway's books and what the people were told.",
    "Abuse (42 and on) also meets a node with the limits of production, the real nginx in front of it, and the API in the checker's own process.",
    "",
    `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${postgresVersion()}`,
    `- Last run: ${last.slice(0, 16).replace("T", " ")} UTC; to add to it: \`npm run faults -- --trials 1000 --resume\``,
    `- ${all.reduce((sum, { trials }) => sum + trials, 0)} trials, ${violations} violations; scenarios 1–3 together ${kills} kills`,
    "- Restoring from a backup (31), losing the database's machine and releases that change the schema are drills: [drills.md](drills.md)",
    "",
    "A violation is any of: **I1** more than one charge kept for a purchase · **I2** a charge without its payment, a paid payment without its",
    "charge, or another amount · **I3** something acknowledged with 200 and lost (account, session, payment, code, webhook) · **I4** a status that",
    "moved down (every move is noted by a trigger) · **I5** one key, two answers · **I6** access without payment or payment without access · **I7**,",
    "**I8** a card number, its code, a password or a token left behind · **I9** somebody else's scenario · **I10** no answer in time, or calls without end ·",
    "**I11** not well by itself after the fault · **I12** not exactly one Purchase and one receipt per purchase · **I14** an error that tells how we",
    "are built. With none in *n* trials, the true rate is below 3/*n* with 95 % confidence.",
    "",
    "| # | fault | injected | invariants | trials | violations | 95 % below | seeds |",
    "|---|---|---|---|---|---|---|---|",
    ...[
      ...done.map((scenario) => ({ number: scenario.number, line: lineOf(scenario, results[scenario.number] ?? {}) })),
      RESTORE,
    ]
      .toSorted((one, other) => one.number - other.number)
      .map(({ line }) => line),
    "",
    "## Figures",
    "",
    "Median · 99th percentile · most. Seconds to resolved are in the product's own time, with what was made to pass.",
    "",
    ...done.map((scenario) => figuresOf(scenario, results[scenario.number] ?? {})),
    "",
    "## That they can fail",
    "",
    "A bug put into the server on purpose, and what the scenario said about it; the bug is gone again.",
    "",
    ...done.flatMap(({ number, fault, mutation }) => (mutation ? `- **${number}** ${fault}: ${mutation}` : [])),
    "",
  ];
  writeFileSync(FILE, lines.join("\n"));
}

function lineOf({ number, fault, injected, invariants, trial }: Scenario, bySeed: Record<string, Result>): string {
  const trials = trialsOf(bySeed);
  const violations = Object.values(bySeed).reduce((sum, result) => sum + result.violations.length, 0);
  const bound = violations === 0 && trials > 3 ? `${((3 / trials) * 100).toFixed(trials < 100 ? 0 : 1)} %` : "–";
  const seeds = Object.keys(bySeed).join(", ");
  const cells = [number, fault, injected, invariants, `${trials} (${trial})`, violations, bound, seeds];
  return `| ${cells.join(" | ")} |`;
}

function figuresOf({ number, fault }: Scenario, bySeed: Record<string, Result>): string {
  const { counts = {}, samples = {} } = Object.values(bySeed).reduce<Figures>(
    (sum, { figures }) => addFigures(sum, figures),
    {},
  );
  const parts = [
    ...Object.entries(samples).flatMap(([name, values]) => (values.length > 0 ? `${name}: ${spread(values)}` : [])),
    ...Object.entries(counts).map(([name, count]) => `${name}: ${count}`),
  ];
  const seconds = Object.values(bySeed).reduce((sum, result) => sum + result.seconds, 0);
  return `- **${number}** ${fault}: ${[...parts, `ran for ${Math.round(seconds)} s`].join("; ")}`;
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `${at(0.5)} · ${at(0.99)} · ${at(1)}`;
}
const round = (value: number): number => Math.round(value * 10) / 10;

const postgresVersion = (): string =>
  execFileSync(join(findPostgres(), "postgres"), ["--version"], { encoding: "utf8" })
    .replace("postgres (PostgreSQL)", "PostgreSQL")
    .trim();
