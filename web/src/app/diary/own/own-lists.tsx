import { describeMeasure } from "@app/engine/nutrition/words/describe-measure";
import { listWords } from "@app/engine/nutrition/words/noun";
import { useId } from "react";
import { ownCopy as copy } from "../../../content/app/diary/entry.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import * as edits from "../../data/diary/own-edits.ts";
import { nameOf } from "../../data/diary/view/entry-view.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import type { Edit, Save } from "../../sync/core/edit.ts";
import { formatGrams, type Numbers } from "../entry/model/entry-view.ts";
import styles from "./own-lists.module.css";

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

type OwnRow = { id: string; name: string; text: string; onLog?: () => void; onRemove: () => void };

function OwnSection({ title, empty, rows }: { title: string; empty: string; rows: readonly OwnRow[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {rows.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      <ul className={styles.rows}>
        {rows.map(({ id: key, name, text, onLog, onRemove }) => (
          <li key={key} className={`${styles.row} row wrap gap-2`}>
            <div className={styles.words}>
              <b>{name}</b>
              {text ? <span>{text}</span> : null}
            </div>
            {onLog ? (
              <Button variant="secondary" aria-label={copy.log(name)} onClick={onLog}>
                {copy.logShort}
              </Button>
            ) : null}
            <button
              className={`${styles.remove} icon-button`}
              type="button"
              aria-label={copy.remove(name)}
              onClick={onRemove}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
