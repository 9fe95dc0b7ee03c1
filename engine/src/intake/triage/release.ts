import { LEVELS, type Level } from "@app/contract/intake";
import type { FactName, Facts } from "../facts/facts.ts";
import { applies, type Condition } from "./condition.ts";
import { rowLevel } from "./merge-rows.ts";
import type { SafetyRow } from "./safety-row.ts";

export type Half = "diet" | "training";

/** What a professional allowed for one row and one half, having read these facts. */
export type ReleasedRow = {
  readonly code: string;
  readonly half: Half;
  readonly level: Level;
  readonly read: Partial<Facts>;
};

/** These hold until the answer has been read; all others hold afterwards too. */
const UNTIL_READ = new Set(["R31_TEXTO_NAO_RECONHECIDO"]);

/** The most that a person may allow where this row is in force: after C comes B, and what is closed stays closed. */
export function mostFor(row: SafetyRow, half: Half, facts: Facts): Level {
  if (row.paused) return "C";
  // Kept from earlier answers, which were corrected since.
  if (!applies(row.when, facts)) return "A";
  if (UNTIL_READ.has(row.code)) return "A";
  const level = rowLevel(row, half, facts.conditions ?? []) ?? "A";
  return level === "C" ? "B" : level;
}

export type ReleaseLimit = {
  /** The most that all rows allow together. */
  most: Level;
  /** The first row that allows no more; null when all allow the whole plan. */
  lockedBy: SafetyRow | null;
};

export function releaseLimit(rows: readonly SafetyRow[], half: Half, facts: Facts): ReleaseLimit {
  let limit: ReleaseLimit = { most: "A", lockedBy: null };
  for (const row of rows) {
    const most = mostFor(row, half, facts);
    if (LEVELS.indexOf(most) > LEVELS.indexOf(limit.most)) limit = { most, lockedBy: row };
  }
  return limit;
}

/** Records what was read of every row that limits the half. `to` is never more than the rows allow. */
export function releaseRows(
  rows: readonly SafetyRow[],
  { half, to, facts }: { half: Half; to: Level; facts: Facts },
): ReleasedRow[] {
  return rows.flatMap((row) => {
    const most = mostFor(row, half, facts);
    const level = LEVELS.indexOf(most) > LEVELS.indexOf(to) ? most : to;
    return { code: row.code, half, level, read: readOf(row, facts) };
  });
}

/** The rows as they count after what people have released: a released row limits that half less, and nothing else. */
export const withReleases = (rows: readonly SafetyRow[], facts: Facts, released: readonly ReleasedRow[]): SafetyRow[] =>
  rows.map((row) => {
    const of = (half: Half): Level | null => {
      const level = rowLevel(row, half, facts.conditions ?? []);
      const found = released.find((one) => one.code === row.code && one.half === half && holds(row, one, facts));
      return found && level !== null && LEVELS.indexOf(found.level) < LEVELS.indexOf(level) ? found.level : level;
    };
    return { ...row, diet: of("diet"), training: of("training") };
  });

/** Figures that the screening or words of an eating disorder hid are shown again by an act of their own. */
const KEEPS_FIGURES = new Set(["R09_SCOFF_2", "R10_TRANSTORNO_ALIMENTAR"]);

/** Kept from words or answers that were corrected, and released whole in every half that it limits: it says nothing more. */
export function isCleared(row: SafetyRow, facts: Facts, released: readonly ReleasedRow[]): boolean {
  if (row.paused || KEEPS_FIGURES.has(row.code) || applies(row.when, facts)) return false;
  const isWhole = (half: Half): boolean =>
    (rowLevel(row, half, facts.conditions ?? []) ?? "A") === "A" ||
    released.some((one) => one.code === row.code && one.half === half && one.level === "A" && holds(row, one, facts));
  return released.some(({ code }) => code === row.code) && isWhole("diet") && isWhole("training");
}

/** A release counts for what was read: an answer that adds to the row's reasons is a new one, for a person to read. */
export const holds = (row: SafetyRow, { read }: ReleasedRow, facts: Facts): boolean =>
  factsIn(row.when).every((name) => isRead(read[name], facts[name]));

function isRead(read: unknown, now: unknown): boolean {
  // The row applied at any figure beyond its limit; age and months pass by themselves.
  if (typeof now === "number") return typeof read === "number";
  if (Array.isArray(now)) return now.every((one) => Array.isArray(read) && read.includes(one));
  return now === undefined || now === false || now === read;
}

const readOf = (row: SafetyRow, facts: Facts): Partial<Facts> =>
  Object.fromEntries(factsIn(row.when).flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])));

/** Names of the facts that a condition looks at. */
export function factsIn(condition: Condition): FactName[] {
  if ("all" in condition) return [...new Set(condition.all.flatMap(factsIn))];
  if ("any" in condition) return [...new Set(condition.any.flatMap(factsIn))];
  if ("not" in condition) return factsIn(condition.not);
  return [condition.fact];
}
