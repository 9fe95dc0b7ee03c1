import type { Amount, EatenFood, FoodEntry, Per100 } from "@app/contract/diary";
import { createRecordColumns, type FieldColumns } from "../../sync/record-columns.ts";
import { orderedFigures } from "../kinds/eaten-food.ts";

const fields = {
  place: {
    hlc: "place_hlc",
    columns: { meal: "text", time: "text" },
    toRow: ({ meal, time }: FoodEntry["place"]) => ({ meal, time }),
    // The day is part of the key.
    fromRow: ({ day, meal, time }) => ({ day, meal, time }),
  },
  food: {
    hlc: "food_hlc",
    columns: { food: "text", per100: "jsonb" },
    toRow: ({ ref, per100 }: EatenFood) => ({ food: ref, per100 }),
    fromRow: ({ food, per100 }) => ({ ref: food, per100: per100 && orderedFigures(per100 as Per100) }),
  },
  amount: {
    hlc: "amount_hlc",
    columns: {
      grams: "numeric(5, 1)",
      low: "numeric(5, 1)",
      high: "numeric(5, 1)",
      unit: "text",
      count: "double precision",
      is_assumed: "boolean",
    },
    toRow: ({ isAssumed, ...amount }: Amount) => ({ ...amount, is_assumed: isAssumed }),
    fromRow: ({ grams, low, high, unit, count, is_assumed: isAssumed }) => ({
      grams: Number(grams),
      low: Number(low),
      high: Number(high),
      unit,
      count,
      isAssumed,
    }),
  },
  source: {
    hlc: "source_hlc",
    columns: { source: "text", part: "text" },
    toRow: ({ from, part }: FoodEntry["source"]) => ({ source: from, part }),
    fromRow: ({ source, part }) => ({ from: source, part }),
  },
} satisfies Record<string, FieldColumns>;

/** The clocks of an entry are nearly always one: three of four stay empty, and a page of changes is a third shorter. */
export const foodColumns = createRecordColumns(fields, { sharesClocks: true });
