import { type RawBuilder, sql } from "kysely";
import type { DB } from "../../platform/database/schema.ts";
import { batchOf, type Retire, touched } from "./retire-batch.ts";

type Erased = {
  /** Set while the values are there. */
  present: string;
  /** The columns that are emptied beside it. */
  values: readonly string[];
};

/** The tables of the kinds that devices write, with the columns of their values and clocks. */
const TABLES: Partial<Record<keyof DB, Erased>> = {
  weights: { present: "kg_hlc", values: ["at", "at_hlc", "kg"] },
  intakeAnswers: { present: "hlc", values: ["sealed"] },
  planSwaps: { present: "choice_hlc", values: ["plan", "part", "takes", "day"] },
  shoppingTicks: { present: "item_hlc", values: ["plan", "food", "week", "done", "done_hlc"] },
  eatenMeals: { present: "meal_hlc", values: ["plan", "part", "day", "at", "at_hlc"] },
  workoutSessions: {
    present: "session_hlc",
    values: [
      "plan",
      "session",
      "day",
      "is_short",
      "started_at",
      "started_at_hlc",
      "ended_at",
      "ended_because",
      "effort",
      "end_hlc",
    ],
  },
  workoutSets: {
    present: "set_hlc",
    values: ["workout", "part", "exercise", "number", "kg", "count", "reserve", "at", "at_hlc"],
  },
  exerciseStops: {
    present: "stop_hlc",
    values: ["workout", "part", "exercise", "because", "region", "side", "pain", "at", "at_hlc"],
  },
  diaryDays: {
    present: "day_hlc",
    values: [
      "day",
      "water_ml",
      "water_ml_hlc",
      "is_complete",
      "is_complete_hlc",
      "is_bad",
      "bad_reasons",
      "bad_day_hlc",
    ],
  },
  bodyMeasures: { present: "measure_hlc", values: ["day", "site", "cm", "cm_hlc"] },
  sleeps: { present: "day_hlc", values: ["day", "minutes", "minutes_hlc", "quality", "quality_hlc"] },
  activities: {
    present: "activity_hlc",
    values: ["day", "what", "minutes", "minutes_hlc", "effort", "effort_hlc"],
  },
  ownMeasures: { present: "measure_hlc", values: ["unit", "food", "grams", "grams_hlc"] },
  ownFoods: { present: "sealed", values: ["name_hlc", "per100_hlc", "measure_hlc"] },
  ownMeals: { present: "sealed", values: ["name_hlc", "items_hlc"] },
};

/** Of an entry its day stays: it is in the id. */
const FOOD_COLUMNS = [
  "meal",
  "time",
  "place_hlc",
  "food",
  "per100",
  "food_hlc",
  "grams",
  "low",
  "high",
  "unit",
  "count",
  "is_assumed",
  "amount_hlc",
  "source",
  "part",
  "source_hlc",
  "kcal",
  "low_kcal",
  "high_kcal",
  "protein",
  "fat",
  "carb",
  "fibre",
];

/**
 * The tombstone stays, so that a device that was away learns of it. A member may revive the record meanwhile: unlike
 * the row's address, its time is checked again.
 */
export const eraseDeletedEntries: readonly Retire[] = [
  ...(Object.entries(TABLES) as [keyof DB, Erased][]).map(erasesValues),
  erasesFoods("foodEntries"),
  erasesFoods("foodEntriesArchive"),
];

function erasesValues([table, { present, values }]: [keyof DB, Erased]): Retire {
  return async (db, batch) => {
    const due = sql<boolean>`deleted_at <= ${batch.since} and ${sql.ref(present)} is not null`;
    const statement = sql`update ${sql.table(table)} set ${emptied([present, ...values])}
      where ${due} and ${batchOf(table, due, batch)}`;
    return touched(await statement.execute(db));
  };
}

/** By key: the address of a row says nothing across partitions. */
function erasesFoods(table: "foodEntries" | "foodEntriesArchive"): Retire {
  return async (db, { since, limit, skip }) => {
    const due = sql<boolean>`deleted_at <= ${since} and place_hlc is not null`;
    const batch = sql`select account_id, day, id from ${sql.table(table)} where ${due} limit ${limit} offset ${skip}`;
    const statement = sql`update ${sql.table(table)} set ${emptied(FOOD_COLUMNS)}
      where ${due} and (account_id, day, id) in (${batch})`;
    return touched(await statement.execute(db));
  };
}

function emptied(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = null`));
}
