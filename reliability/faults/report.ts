import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { findPostgres } from "../../scripts/lib/postgres-cluster.ts";
import { addFigures, type Result, type Results, trialsOf } from "../lib/report/results.ts";
import { scenarios } from "./scenarios/catalogue.ts";
import type { Figures, Scenario } from "./scenarios/scenario.ts";

const FILE = join(import.meta.dirname, "../../docs/faults.md");
const KILLS = [1, 2, 3];
/** Needs machines of its own, so it is a drill; listed here for completeness. */
const RESTORE = {
  number: 31,
  line: "| 31 | Restore from a backup and the WAL archive | not run here: the drill `npm run drills -- restore`, a table dropped and a disk lost | I2 after reconciliation with the gateway's ledger | [drills.md](drills.md#restore) | there | – | – |",
};

/** Writes docs/faults.md from all results so far. */
export function writeReport(results: Results): void {
  const done = scenarios.filter(({ number }) => results[number]).toSorted((a, b) => a.number - b.number);
  const kills = KILLS.reduce((sum, number) => sum + trialsOf(results[number]), 0);
  const all = done.flatMap(({ number }) => Object.values(results[number] ?? {}));
  const violations = all.reduce((sum, result) => sum + result.violations.length, 0);
  const last =
    all
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? "";
  const lines = [
    "# Fault injection",
    "",
    "<!-- Written by `npm run faults`; do not edit. -->",
    "",
    "Two API nodes, two workers and PostgreSQL run as real processes; the gateway, the ad platform and the mail server are simulators with",
    "their own ledgers; a seeded driver acts as the buyers. After each round the fault ends, all pending work completes (timestamps are moved",
    "back in the database instead of changing clocks), and a checker compares our database, the gateway's ledger and the buyers' answers.",
    "Attacks (42 and above) also run against a node with production rate limits, the real nginx, and the API in the checker's own process.",
    "",
    `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${postgresVersion()}`,
    `- Last run: ${last.slice(0, 16).replace("T", " ")} UTC; to add to it: \`npm run faults -- --trials 1000 --resume\``,
    `- ${all.reduce((sum, { trials }) => sum + trials, 0)} trials, ${violations} violations; scenarios 1–3 together ${kills} kills`,
    "- Restoring from a backup (31), losing the database's machine and releases that change the schema are drills: [drills.md](drills.md)",
    "",
    "A violation is any of: **I1** more than one captured charge per purchase · **I2** a charge without its payment, a paid payment without its",
    "charge, or another amount · **I3** something acknowledged with 200 and lost (account, session, payment, code, webhook) · **I4** a status that",
    "moved backwards (a trigger records every transition) · **I5** one idempotency key, two answers · **I6** access without payment or payment without access · **I7**,",
    "**I8** a card number, its code, a password or a token at rest · **I9** access to another member's data · **I10** no answer in time, or unbounded calls ·",
    "**I11** no recovery without intervention · **I12** not exactly one Purchase and one receipt per purchase · **I14** an error that discloses",
    "internals. With no violation in *n* trials, the true rate is below 3/*n* with 95 % confidence.",
    "",
    "| # | fault | injected | invariants | trials | violations | 95 % below | seeds |",
    "|---|---|---|---|---|---|---|---|",
    ...[
      ...done.map((scenario) => ({ number: scenario.number, line: lineOf(scenario, results[scenario.number] ?? {}) })),
      RESTORE,
    ]
      .toSorted((a, b) => a.number - b.number)
      .map(({ line }) => line),
    "",
    "## Figures",
    "",
    "Median · 99th percentile · maximum. Seconds to resolved include the time simulated by moving timestamps back.",
    "",
    ...done.map((scenario) => figuresOf(scenario, results[scenario.number] ?? {})),
    "",
    "## Mutation tests",
    "",
    "A bug injected into the server, and the violations that the scenario reported; the bug is not in the code.",
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
