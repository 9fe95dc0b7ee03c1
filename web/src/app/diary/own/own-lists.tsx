import { describeMeasure } from "@app/engine/nutrition/words/describe-measure";
import { listWords } from "@app/engine/nutrition/words/noun";
import { ownCopy as copy } from "../../../content/app/diary/entry.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import * as edits from "../../data/diary/own-edits.ts";
import { nameOf } from "../../data/diary/view/entry-view.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import type { Edit, Save } from "../../sync/core/edit.ts";
import { formatGrams, type Numbers } from "../entry/model/entry-view.ts";
import { type OwnRow, OwnSection } from "./own-section.tsx";

type Own<Kind extends "ownMeals" | "ownFoods" | "ownMeasures"> = DiaryRecords[Kind][number];

type OwnListsProps = {
  records: DiaryRecords;
  numbers: Numbers;
  save: Save;
  onLog: (meal: Own<"ownMeals">) => Promise<void>;
};

/** What is the member's own: logged with one tap, removed with one, and brought back from the toast. */
export function OwnLists({ records, numbers, save, onLog }: OwnListsProps) {
  async function remove(name: string, removal: Edit, again: Edit) {
    if (!(await save([removal]))) return;
    showToast({ title: copy.removed(name), action: { text: copy.undo, onClick: () => void save([again]) } });
  }
  const foodName = (ref: string) => nameOf({ ref }, records);

  const mealRow = (meal: Own<"ownMeals">): OwnRow => ({
    id: meal.id,
    name: meal.name,
    text: listWords(
      meal.items.map(({ food }) => foodName(food.ref).toLowerCase()),
      "e",
    ),
    // The badge of the app says that it failed.
    onLog: () => void onLog(meal).catch(() => undefined),
    onRemove: () => void remove(meal.name, edits.removeOwnMeal(meal.id), edits.saveOwnMeal(meal, 0, meal.id)),
  });
  const foodRow = (food: Own<"ownFoods">): OwnRow => ({
    id: food.id,
    name: food.name,
    text: numbers === "shown" ? figuresOf(food) : "",
    onRemove: () => void remove(food.name, edits.removeOwnFood(food.id), edits.saveOwnFood(food, 0, food.id)),
  });
  const measureRow = (own: Own<"ownMeasures">): OwnRow => {
    const { unit, food } = own.measure;
    const name = copy.measure(describeMeasure({ food: food ?? "", unit, count: 1 }), food && foodName(food));
    return {
      id: own.id,
      name,
      text: formatGrams(own.grams),
      onRemove: () => void remove(name, edits.removeOwnMeasure(own.id), edits.saveOwnMeasure(own)),
    };
  };

  return (
    <>
      <OwnSection title={copy.meals} empty={copy.noMeals} rows={records.ownMeals.map(mealRow)} />
      <OwnSection title={copy.foods} empty={copy.noFoods} rows={records.ownFoods.map(foodRow)} />
      {numbers === "hidden" ? null : (
        <OwnSection title={copy.measures} empty={copy.noMeasures} rows={records.ownMeasures.map(measureRow)} />
      )}
    </>
  );
}

function figuresOf({ per100, measure }: Own<"ownFoods">): string {
  const energy = per100.kcal === null ? copy.noFigure : copy.per100(formatWhole(per100.kcal));
  if (!measure) return energy;
  return `${energy}, ${describeMeasure({ food: "", unit: measure.unit, count: 1 })} com ${formatGrams(measure.grams)}`;
}
