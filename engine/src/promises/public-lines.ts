import type { PromiseKind } from "./promise-kinds.ts";
import { MOST_PERCENT } from "./used-percent.ts";

/** A line that says how long something took speaks of at least this many cases. */
export const MIN_LINE_CASES = 5;
/** Fewer cases than this say nothing about a kind, and too much about the people in it: it is not published at all. */
export const MIN_CASES = 20;

/** In days before the snapshot: the last thirty, or those before up to ninety. */
export type Period = 30 | 90;
export type Outcome = "kept" | "breached";

/** One settled promise, without whose it was. */
export type PublicCase = { outcome: Outcome; usedPercent: number; creditDays: number };

/** Cases of one kind that ended alike. `upTo`: of the promised time, in per cent; null where too few would tell it. */
export type CaseLine = { outcome: Outcome; upTo: number | null; cases: number; creditDays: number };
export type PublicLine = CaseLine & { kind: PromiseKind; period: Period };

/**
 * What is published of some cases of one kind. Neighbouring times become one line until it has enough cases, with the
 * longest of them: kept, broken and credits stay exact, and no line tells one case's time.
 */
export const linesOf = (cases: readonly PublicCase[]): CaseLine[] =>
  (["kept", "breached"] as const).flatMap((outcome) => {
    const alike = cases.filter((one) => one.outcome === outcome);
    return alike.length === 0 ? [] : groupsOf(alike).map((group) => lineOf(outcome, group));
  });

function groupsOf(cases: readonly PublicCase[]): PublicCase[][] {
  const sorted = [...cases].sort((a, b) => a.usedPercent - b.usedPercent);
  const groups: PublicCase[][] = [];
  for (const one of sorted) {
    const group = groups.at(-1);
    const isOpen = group && (group.length < MIN_LINE_CASES || group.at(-1)?.usedPercent === one.usedPercent);
    if (isOpen) group.push(one);
    else groups.push([one]);
  }
  const last = groups.at(-1);
  const isShort = groups.length > 1 && (last?.length ?? 0) < MIN_LINE_CASES;
  if (isShort) groups.splice(-2, 2, groups.slice(-2).flat());
  return groups;
}

const lineOf = (outcome: Outcome, group: readonly PublicCase[]): CaseLine => ({
  outcome,
  upTo: group.length < MIN_LINE_CASES ? null : Math.max(...group.map(({ usedPercent }) => usedPercent)),
  cases: group.length,
  creditDays: group.reduce((sum, { creditDays }) => sum + creditDays, 0),
});

/** The lines of all batches as they are published: alike lines are one, kinds with too few cases are left out. */
export function publishedLines(lines: readonly PublicLine[]): PublicLine[] {
  const merged = new Map<string, PublicLine>();
  for (const line of lines) {
    const key = [line.kind, line.period, line.outcome, line.upTo].join(" ");
    const known = merged.get(key);
    const cases = (known?.cases ?? 0) + line.cases;
    merged.set(key, { ...line, cases, creditDays: (known?.creditDays ?? 0) + line.creditDays });
  }
  const all = [...merged.values()];
  return all.filter(({ kind }) => casesOf(all, kind) >= MIN_CASES).sort(byValue);
}

const casesOf = (lines: readonly PublicLine[], kind: PromiseKind): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.cases : sum), 0);

/** By what the lines say, so that their order says nothing more. */
const byValue = (a: PublicLine, b: PublicLine): number =>
  a.kind.localeCompare(b.kind, "en") ||
  a.period - b.period ||
  b.outcome.localeCompare(a.outcome, "en") ||
  (a.upTo ?? MOST_PERCENT + 1) - (b.upTo ?? MOST_PERCENT + 1);
