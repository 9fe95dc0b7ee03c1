import { MAX_WATER_ML, type OwnFood } from "@app/contract/diary";
import { appPaths } from "../../../app-paths.ts";
import { entryCopy as copy, ownMealCopy } from "../../../content/app/diary/entry.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { setWater } from "../../data/diary/day-edits.ts";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import { eatAsPlanned, undoAsPlanned } from "../../data/diary/eat-as-planned.ts";
import { type EntrySource, type LoggedFood, logFoods, removeEntry } from "../../data/diary/food-edits.ts";
import { saveOwnFood, saveOwnMeal, saveOwnMeasure } from "../../data/diary/own-edits.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { orThrow, type Save } from "../../sync/core/edit.ts";
import { MINE } from "./model/foods.ts";
import type { Place } from "./model/place.ts";

/** Water goes to the glasses of the day. */
export type Eaten = { items: readonly LoggedFood[]; waterMl: number };

/** What the screen writes: this device has it at once, sending follows by itself. */
export type EntryActions = {
  /** Rejects when this device could not store it; otherwise the day is shown. */
  log: (place: Place, eaten: Eaten, from: EntrySource) => Promise<void>;
  /** A meal of the plan, as it is there. */
  eat: (day: string, meal: LayeredMeal) => Promise<void>;
  /** Returns the food's reference. */
  createFood: (food: OwnFood) => string;
  teachMeasure: (unit: string, food: string, grams: number) => void;
  keepMeal: (name: string, items: readonly LoggedFood[]) => Promise<void>;
};

type Writing = {
  records: Pick<DiaryRecords, "days">;
  /** The version in which the diet was made; null without a plan. */
  planVersion: number | null;
  save: Save;
  navigate: (to: string, options: { replace: boolean }) => void;
  now?: () => number;
};

export function createEntryActions({ records, planVersion, save, navigate, now = Date.now }: Writing): EntryActions {
  return {
    async log(place, { items, waterMl }, from) {
      const foods = logFoods(place, items, from, now());
      const water = waterMl > 0 ? pourWater(records, place.day, waterMl) : { edits: [], undo: [] };
      await orThrow(save([...foods, ...water.edits]));
      navigate(appPaths.diaryDay(place.day), { replace: true });
      showToast({
        title: copy.saved(place.meal, items.length),
        action: {
          text: copy.undo,
          onClick: () => void save([...foods.map(({ id }) => removeEntry(id)), ...water.undo]),
        },
      });
    },
    async eat(day, meal) {
      if (planVersion === null) return;
      const place = { plan: planVersion, day };
      await orThrow(eatAsPlanned(save, place, meal, new Date(now())));
      navigate(appPaths.diaryDay(day), { replace: true });
      showToast({
        title: copy.saved(meal.slot, meal.items.length),
        action: {
          text: copy.undo,
          onClick: () => void undoAsPlanned(save, place, meal),
        },
      });
    },
    createFood(food) {
      const edit = saveOwnFood(food, now());
      void save([edit]);
      return `${MINE}${edit.id}`;
    },
    teachMeasure: (unit, food, grams) => void save([saveOwnMeasure({ measure: { unit, food }, grams })]),
    async keepMeal(name, items) {
      if (await save([saveOwnMeal({ name, items: [...items] }, now())])) showToast({ title: ownMealCopy.saved(name) });
    },
  };
}

function pourWater(records: Pick<DiaryRecords, "days">, day: string, waterMl: number) {
  const before = records.days.get(day)?.waterMl ?? 0;
  const edit = setWater(records, day, Math.min(MAX_WATER_ML, before + waterMl));
  return { edits: [edit], undo: [{ ...edit, fields: { waterMl: before } }] };
}
