import type { Activity, Amount } from "@app/contract/diary";
import type { MealSlot } from "@app/contract/plan-document";
import {
  diaryCopy as copy,
  copySheetCopy,
  entrySheetCopy,
  mealNames,
  movementCopy,
} from "../../../content/app/diary/diary.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { removeActivity, saveActivity, setBadDay, setComplete, setWater } from "../../data/diary/day-edits.ts";
import type { DiaryRecords, Stored, StoredEntry } from "../../data/diary/diary-records.ts";
import { eatAsPlanned, undoAsPlanned } from "../../data/diary/eat-as-planned.ts";
import { changeAmount, copyEntries, moveEntry, putEntry, removeEntry } from "../../data/diary/food-edits.ts";
import { eatMeal, undoEaten } from "../../data/plan-layer/eaten-edits.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import type { Edit, Save } from "../../sync/core/edit.ts";

type DayActionsDeps = {
  day: string;
  records: DiaryRecords;
  /** The version in which the diet was made; null without a plan. */
  planVersion: number | null;
  planned: readonly LayeredMeal[];
  save: Save;
};

export type DayActions = ReturnType<typeof useDayActions>;

/** What a member does on a day. Each shows at once; what takes something away can be undone. */
export function useDayActions({ day, records, planVersion, planned, save }: DayActionsDeps) {
  const entries = records.entries.get(day) ?? [];

  /** Saves, says so, and offers the way back. */
  async function saveWithUndo(edits: readonly Edit[], title: string, undo: readonly Edit[]): Promise<void> {
    if (await save(edits)) showToast({ title, action: { text: copy.undo, onClick: () => void save(undo) } });
  }
  async function eat(meal: LayeredMeal): Promise<void> {
    if (planVersion === null) return;
    const place = { plan: planVersion, day };
    if (!(await eatAsPlanned(save, place, meal, new Date()))) return;
    const onClick = () => void undoAsPlanned(save, place, meal);
    showToast({ title: copy.logged(mealNames[meal.slot]), action: { text: copy.undo, onClick } });
  }
  /** A planned meal is no longer eaten as planned once its last food is removed. */
  function eatenEdits({ place: { meal }, id }: StoredEntry): { remove: Edit[]; restore: Edit[] } {
    const eaten = planned.find(({ slot, eatenAt }) => slot === meal && eatenAt !== null);
    const isLast = !entries.some((other) => other.place.meal === meal && other.id !== id);
    if (!eaten?.eatenAt || !isLast || planVersion === null) return { remove: [], restore: [] };
    const part = { plan: planVersion, part: eaten.id, day };
    return { remove: [undoEaten(part)], restore: [eatMeal(part, eaten.eatenAt)] };
  }

  return {
    eat: (meal: LayeredMeal) => void eat(meal),
    correct: (entry: StoredEntry, { amount, meal }: { amount: Amount; meal: MealSlot }) => {
      const place = { ...entry.place, meal };
      const edits = [
        ...(amount === entry.amount ? [] : [changeAmount(entry.id, amount)]),
        ...(meal === entry.place.meal ? [] : moveEntry(entry, place, Date.now())),
      ];
      if (edits.length > 0) void save(edits);
    },
    remove: (entry: StoredEntry, name: string) => {
      const { remove, restore } = eatenEdits(entry);
      const edits = [removeEntry(entry.id), ...remove];
      void saveWithUndo(edits, entrySheetCopy.removed(name), [putEntry(entry), ...restore]);
    },
    copy: (copied: readonly StoredEntry[]) => {
      const edits = copyEntries(copied, day, Date.now());
      void saveWithUndo(
        edits,
        copySheetCopy.copied(edits.length),
        edits.map(({ id }) => removeEntry(id)),
      );
    },
    setWater: (ml: number) => void save([setWater(records, day, ml)]),
    setComplete: (isComplete: boolean) => void save([setComplete(records, day, isComplete)]),
    setBadDay: (badDay: Parameters<typeof setBadDay>[2]) => void save([setBadDay(records, day, badDay)]),
    addActivity: ({ what, ...rest }: { what: Activity["activity"]["what"] } & Omit<Activity, "activity">) =>
      void save([saveActivity({ activity: { day, what }, ...rest }, Date.now())]),
    removeActivity: (activity: Stored<Activity>, name: string) =>
      void saveWithUndo([removeActivity(activity.id)], movementCopy.removed(name), [
        saveActivity(activity, Date.now(), activity.id),
      ]),
  };
}
