import type { PlanMeal } from "@app/contract/plan-document";
import { setMealNote, setMealTime } from "@app/engine/plans/edits/diet/meals";
import { figuresOfMeal } from "@app/engine/plans/totals/figures";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { decimal, whole } from "../numbers.ts";
import { SettledField } from "../parts/settled-field.tsx";
import { DAYS } from "../week/grid-rows.ts";
import type { FoodWish } from "./food-wish.ts";
import { ItemRow } from "./item-row.tsx";
import styles from "./meal-panel.module.css";

const copy = planEditCopy.meal;
const COLUMNS = ["food", "amount", "measure", "grams", "kcal", "protein", "swaps"] as const;

type MealPanelProps = {
  work: PlanWork;
  meal: PlanMeal;
  /** The item that a lock or a change points at. */
  part: string | null;
  mayEdit: boolean;
  onFood: (wish: FoodWish) => void;
  onCopy: () => void;
  onSave: () => void;
};

/** The selected meal, open below the week: no dialog, so that the week stays in sight. */
export function MealPanel({ work, meal, part, mayEdit, onFood, onCopy, onSave }: MealPanelProps) {
  const { kcal, protein } = figuresOfMeal(meal);
  const day = DAYS.findIndex((one) => meal.id.startsWith(`${one}.`));
  const title = `${planCopy.dayNames[day]}, ${planCopy.slotNames[meal.slot]}`;
  return (
    <section className={`${styles.panel} stack gap-2`} aria-label={copy.selected} data-panel>
      <div className={`${styles.head} row wrap`}>
        <h2>{title}</h2>
        <span className={styles.sums}>{copy.sums(whole(kcal), decimal(protein))}</span>
        {mayEdit ? (
          <span className={`${styles.actions} row wrap`}>
            <TeamButton tone="quiet" keys={["/"]} onClick={() => onFood({ kind: "add" })}>
              <Icon name="plus" /> {copy.add}
            </TeamButton>
            <TeamButton tone="link" onClick={onCopy}>
              {copy.copyFrom}
            </TeamButton>
            <TeamButton tone="link" onClick={onSave}>
              {copy.saveAsTemplate}
            </TeamButton>
          </span>
        ) : null}
      </div>
      {meal.items.length === 0 ? (
        <p className={styles.empty}>{copy.empty}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.items} full-table`} data-readonly={!mayEdit || undefined}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" data-column={column}>
                    {copy.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {meal.items.map((item) => (
                <ItemRow
                  key={item.id}
                  work={work}
                  item={item}
                  mayEdit={mayEdit}
                  isPointedAt={item.id === part}
                  onFood={onFood}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={`${styles.foot} wrap`}>
        <SettledField
          key={`${meal.id}-time`}
          label={copy.time}
          type="time"
          value={meal.time}
          isOff={!mayEdit}
          onSettle={(time) => work.edit((draft) => setMealTime(draft, meal.id, time))}
        />
        <SettledField
          key={`${meal.id}-note`}
          label={copy.note}
          type="text"
          value={meal.note ?? ""}
          placeholder={mayEdit ? copy.notePlaceholder : ""}
          isOff={!mayEdit}
          maxLength={600}
          isWide
          onSettle={(note) => work.edit((draft) => setMealNote(draft, meal.id, note))}
        />
      </div>
    </section>
  );
}
