import type { DayResult } from "@app/engine/assistant/tool-results";
import { eatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import { MEAL_WORDS } from "@app/engine/plans/words/place-words";
import { getDiaryDay } from "../../diary/get-diary-day.ts";
import { findDayRecord } from "../../diary/queries.ts";
import { measureOf, wholeOf } from "./meals/own-foods.ts";
import { diarySource, type Reading } from "./reading.ts";

/** What was logged on a day; of today also what is left to the targets. */
export async function getDay(reading: Reading, day: string): Promise<DayResult> {
  const { deps, accountId, today } = reading;
  const { targets, numbersHidden } = await reading.standing();
  const { entries, totals } = await getDiaryDay(deps, { accountId, day });
  const record = await findDayRecord(deps, deps.db, { accountId, day });
  const foods = await reading.ownFoods();
  const shown = numbersHidden || !totals ? null : totals;
  const eaten = {
    kcal: shown && Math.round(shown.kcal),
    proteinG: shown && Math.round(shown.protein),
    waterMl: shown && (record?.waterMl ?? 0),
  };
  const isToday = day === today;
  const left = (target: number | null | undefined, done: number | null): number | null =>
    isToday && target != null && done !== null ? Math.max(0, target - done) : null;
  return {
    sources: [diarySource(day)],
    date: day,
    isToday,
    numbersHidden,
    ...eaten,
    kcalLeft: left(targets?.kcal, eaten.kcal),
    proteinLeftG: left(targets?.proteinG, eaten.proteinG),
    waterLeftMl: left(targets?.waterMl, eaten.waterMl),
    entries: entries.map(({ place, food, amount }) => ({
      meal: MEAL_WORDS[place.meal],
      name: foods.nameOf(food.ref),
      measure: measureOf(food.ref, amount, numbersHidden),
      kcal: numbersHidden ? null : wholeOf(eatenFigures(food, amount)?.kcal),
    })),
  };
}
