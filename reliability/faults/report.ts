import { spread } from "../lib/report/figure.ts";
import { machine, minuteOf, type Report, table } from "../lib/report/report.ts";
import type { Results } from "../lib/report/results.ts";
import { scenarios } from "./scenarios/catalogue.ts";
import type { Figures, Scenario } from "./scenarios/scenario.ts";

/** The result of one scenario with one seed. */
export type Result = { trials: number; violations: string[]; seconds: number; at: string; figures: Figures };
/** A repeated seed replaces its result, a new one adds to it. */
export type BySeed = Record<string, Result>;

const KILLS = [1, 2, 3];
/** Needs machines of its own, so it is a drill; listed here for completeness. */
const RESTORE = [
  31,
  "Restore from a backup and the WAL archive",
  "not run here: the drill `npm run drills -- restore`, a table dropped and a disk lost",
  "I2 after reconciliation with the gateway's ledger",
  "[drills.md](drills.md#restore)",
  "there",
  "–",
  "–",
];

export const report: Report<BySeed> = {
  title: "Fault injection",
  keys: scenarios.map(({ number }) => String(number)),
  render(results: Results<BySeed>) {
    const done = scenarios.filter(({ number }) => results[number]).toSorted((a, b) => a.number - b.number);
    const kills = KILLS.reduce((sum, number) => sum + trialsOf(results[number]), 0);
    const all = done.flatMap(({ number }) => Object.values(results[number] ?? {}));
    const last = all
      .map(({ at }) => at)
      .toSorted()
      .at(-1);
    const rows = [...done.map((scenario) => cellsOf(scenario, results[scenario.number] ?? {})), RESTORE];
    return [
      "Two API nodes, two workers and PostgreSQL run as real processes; the gateway, the ad platform and the mail server are simulators with",
      "their own ledgers; a seeded driver acts as the buyers. After each round the fault ends, all pending work completes (timestamps are moved",
      "back in the database instead of changing clocks), and a checker compares our database, the gateway's ledger and the buyers' answers.",
      "Attacks (42 and above) also run against a node with production rate limits and the real nginx. Those that need no second process, no",
      "nginx, no load and no timing are tests, and run on every commit: `server/src/security/`.",
      "",
      machine(),
      `- Last run: ${minuteOf(last ?? "")}; to add to it: \`npm run faults -- --trials 1000 --resume\``,
      `- ${sumOf(all, ({ trials }) => trials)} trials, ${sumOf(all, ({ violations }) => violations.length)} violations; scenarios 1–3 together ${kills} kills`,
      "- Restoring from a backup (31), losing the database's machine and releases that change the schema are drills: [drills.md](drills.md)",
      "",
      "A violation is any of: **I1** more than one captured charge per purchase · **I2** a charge without its payment, a paid payment without its",
      "charge, or another amount · **I3** something acknowledged with 200 and lost (account, session, payment, code, webhook) · **I4** a status that",
      "moved backwards (a trigger records every transition) · **I5** one idempotency key, two answers · **I6** access without payment or payment without access · **I7**,",
      "**I8** a card number, its code, a password or a token at rest · **I9** access to another member's data · **I10** no answer in time, or unbounded calls ·",
      "**I11** no recovery without intervention · **I12** not exactly one Purchase and one receipt per purchase · **I14** an error that discloses",
      "internals. With no violation in *n* trials, the true rate is below 3/*n* with 95 % confidence.",
      "",
      ...table(
        ["#", "fault", "injected", "invariants", "trials", "violations", "95 % below", "seeds"],
        rows.toSorted(([a], [b]) => Number(a) - Number(b)),
      ),
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
    ];
  },
};

const sumOf = (all: readonly Result[], of: (result: Result) => number): number =>
  all.reduce((sum, result) => sum + of(result), 0);
export const trialsOf = (bySeed: BySeed = {}): number => sumOf(Object.values(bySeed), ({ trials }) => trials);

function cellsOf({ number, fault, injected, invariants, trial }: Scenario, bySeed: BySeed): (string | number)[] {
  const trials = trialsOf(bySeed);
  const violations = sumOf(Object.values(bySeed), (result) => result.violations.length);
  const bound = violations === 0 && trials > 3 ? `${((3 / trials) * 100).toFixed(trials < 100 ? 0 : 1)} %` : "–";
  return [
    number,
    fault,
    injected,
    invariants,
    `${trials} (${trial})`,
    violations,
    bound,
    Object.keys(bySeed).join(", "),
  ];
}

function figuresOf({ number, fault }: Scenario, bySeed: BySeed): string {
  const { counts = {}, samples = {} } = Object.values(bySeed).reduce<Figures>(
    (sum, { figures }) => addFigures(sum, figures),
    {},
  );
  const parts = [
    ...Object.entries(samples).flatMap(([name, list]) =>
      list.length > 0 ? `${name}: ${spread(list, 0.5, 0.99, 1)}` : [],
    ),
    ...Object.entries(counts).map(([name, count]) => `${name}: ${count}`),
  ];
  const seconds = sumOf(Object.values(bySeed), (result) => result.seconds);
  return `- **${number}** ${fault}: ${[...parts, `ran for ${Math.round(seconds)} s`].join("; ")}`;
}

export function addFigures(into: Figures, more: Figures = {}): Figures {
  const counts = { ...into.counts };
  for (const [name, value] of Object.entries(more.counts ?? {})) counts[name] = (counts[name] ?? 0) + value;
  const samples = { ...into.samples };
  for (const [name, values] of Object.entries(more.samples ?? {}))
    samples[name] = [...(samples[name] ?? []), ...values];
  return { counts, samples };
}
