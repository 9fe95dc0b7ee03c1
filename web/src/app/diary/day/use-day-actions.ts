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
import type { Edit } from "../../sync/core/edit.ts";

type DayActionsDeps = {
  day: string;
  records: DiaryRecords;
  /** The version in which the diet was made; null without a plan. */
  planVersion: number | null;
  planned: readonly LayeredMeal[];
  save: (edits: readonly Edit[]) => Promise<void>;
};

export type DayActions = ReturnType<typeof useDayActions>;

/** What a member does on a day. Each shows at once; what takes something away can be undone. */
export function useDayActions({ day, records, planVersion, planned, save }: DayActionsDeps) {
  const entries = records.entries.get(day) ?? [];

  async function keep(edits: readonly Edit[]): Promise<void> {
    await save(edits).catch(() => showToast({ tone: "destructive", title: copy.failed }));
  }
  /** Saves, says so, and offers the way back. */
  function keepWithUndo(edits: readonly Edit[], title: string, undo: readonly Edit[]): void {
    void keep(edits);
    showToast({ title, action: { text: copy.undo, onClick: () => void keep(undo) } });
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
    eat: (meal: LayeredMeal) => {
      if (planVersion === null) return;
      const place = { plan: planVersion, day };
      void eatAsPlanned(keep, place, meal, new Date());
      const onClick = () => void undoAsPlanned(keep, place, meal);
      showToast({ title: copy.logged(mealNames[meal.slot]), action: { text: copy.undo, onClick } });
    },
    correct: (entry: StoredEntry, { amount, meal }: { amount: Amount; meal: MealSlot }) => {
      const place = { ...entry.place, meal };
      const edits = [
        ...(amount === entry.amount ? [] : [changeAmount(entry.id, amount)]),
        ...(meal === entry.place.meal ? [] : moveEntry(entry, place, Date.now())),
      ];
      if (edits.length > 0) void keep(edits);
    },
    remove: (entry: StoredEntry, name: string) => {
      const { remove, restore } = eatenEdits(entry);
      const edits = [removeEntry(entry.id), ...remove];
      keepWithUndo(edits, entrySheetCopy.removed(name), [putEntry(entry), ...restore]);
    },
    copy: (copied: readonly StoredEntry[]) => {
      const edits = copyEntries(copied, day, Date.now());
      keepWithUndo(
        edits,
        copySheetCopy.copied(edits.length),
        edits.map(({ id }) => removeEntry(id)),
      );
    },
    setWater: (ml: number) => void keep([setWater(records, day, ml)]),
    setComplete: (isComplete: boolean) => void keep([setComplete(records, day, isComplete)]),
    setBadDay: (badDay: Parameters<typeof setBadDay>[2]) => void keep([setBadDay(records, day, badDay)]),
    addActivity: ({ what, ...rest }: { what: Activity["activity"]["what"] } & Omit<Activity, "activity">) =>
      void keep([saveActivity({ activity: { day, what }, ...rest }, Date.now())]),
    removeActivity: (activity: Stored<Activity>, name: string) =>
      keepWithUndo([removeActivity(activity.id)], movementCopy.removed(name), [
        saveActivity(activity, Date.now(), activity.id),
      ]),
  };
}
