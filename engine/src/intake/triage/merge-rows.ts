import { LEVELS, type Level } from "@app/contract/intake";
import { NUMBERS_RULES, type NumbersRule, type SafetyRow } from "./safety-row.ts";

export type MergedRows = {
  diet: Level;
  training: Level;
  numbersRule: NumbersRule;
  /** The soonest; null when no row asks for a person. */
  humanWithinHours: number | null;
  /** The smallest; null is the normal rule. */
  maxDeficitPct: number | null;
  waterWithheld: boolean;
  paused: boolean;
  refundOffered: boolean;
  notes: string[];
};

/** The strictest of all rows that apply, in each respect. `conditions` decide the rows that look them up. */
export function mergeRows(rows: readonly SafetyRow[], conditions: readonly string[]): MergedRows {
  const diet = strictest(
    LEVELS,
    rows.map((row) => row.diet),
  );
  const deficits = rows.flatMap(({ maxDeficitPct }) => maxDeficitPct ?? []);
  const hours = rows.flatMap(({ humanWithinHours }) => humanWithinHours ?? []);
  return {
    diet,
    training: strictest(
      LEVELS,
      rows.flatMap((row) => trainingLevels(row, conditions)),
    ),
    numbersRule: strictest(
      NUMBERS_RULES,
      rows.map((row) => row.numbers),
    ),
    humanWithinHours: hours.length > 0 ? Math.min(...hours) : null,
    maxDeficitPct: isPlanned(diet) ? (deficits.length > 0 ? Math.min(...deficits) : null) : 0,
    waterWithheld: rows.some((row) => row.waterWithheld),
    paused: rows.some((row) => row.paused),
    refundOffered: rows.some((row) => row.refundOffered),
    notes: [...new Set(rows.flatMap((row) => row.notes ?? []))],
  };
}

/** Only these levels have a plan that the engine makes. */
export const isPlanned = (level: Level): level is "A" | "B" => level === "A" || level === "B";

function trainingLevels({ training }: SafetyRow, conditions: readonly string[]): (Level | null)[] {
  if (training === null || typeof training === "string") return [training];
  return conditions.map((condition) => training.byCondition[condition] ?? null);
}

/** What one row says of a half; null: nothing. */
export function rowLevel(row: SafetyRow, half: "diet" | "training", conditions: readonly string[]): Level | null {
  const levels = (half === "diet" ? [row.diet] : trainingLevels(row, conditions)).filter((level) => level !== null);
  return levels.length > 0 ? strictest(LEVELS, levels) : null;
}

export const stricter = (one: Level, other: Level): Level => strictest(LEVELS, [one, other]);

/** The first of the order when no row says anything. */
function strictest<Value>(order: readonly [Value, ...Value[]], values: readonly (Value | null)[]): Value {
  const ranks = values.map((value) => (value === null ? 0 : order.indexOf(value)));
  return order[Math.max(0, ...ranks)] ?? order[0];
}
