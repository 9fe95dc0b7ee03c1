import type { PlanMeal } from "@app/contract/plan-document";
import { MEAL_OF_SLOT, type MealTemplate } from "@app/engine/nutrition/meals/meal";
import { templatesFor } from "@app/engine/nutrition/meals/meals";
import { applyTemplate } from "@app/engine/plans/edits/apply-template";
import { findPortion } from "@app/engine/plans/items/portion";
import { figuresOfMeal } from "@app/engine/plans/totals/figures";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { whole } from "../numbers.ts";
import styles from "../parts/parts.module.css";
import { mealText } from "../week/meal-text.ts";

const copy = planEditCopy.templates;

type EnginePlatesProps = { work: PlanWork; meal: PlanMeal; onDone: () => void };

/** The plates that the engine plans from, with the foods that this person may eat, in typical portions. */
export function EnginePlates({ work, meal, onDone }: EnginePlatesProps) {
  const plates = templatesFor(MEAL_OF_SLOT[meal.slot], work.editor.context.exclusions)
    .map((template) => plateOf(template, meal))
    .sort((one, other) => distance(one, meal) - distance(other, meal));
  const choose = (plate: PlanMeal) => {
    work.edit((draft) => applyTemplate(draft, { kind: "meal", content: plate }, meal.id, work.current));
    onDone();
  };
  return (
    <>
      <h3>{copy.engine}</h3>
      <div className={`${styles.days} ${styles.list}`}>
        {plates.map((plate) => (
          <button key={plate.template} type="button" onClick={() => choose(plate)}>
            <b>{mealText(plate)}</b>
            <small>{planCopy.week.kcal(whole(figuresOfMeal(plate).kcal))}</small>
          </button>
        ))}
      </div>
    </>
  );
}

/** The nearest in energy to what stands there now come first. */
const distance = (plate: PlanMeal, meal: PlanMeal): number =>
  Math.abs(figuresOfMeal(plate).kcal - figuresOfMeal(meal).kcal);

function plateOf(template: MealTemplate, meal: PlanMeal): PlanMeal {
  const items = template.parts.flatMap(({ choices, optional }, index) => {
    const [first] = choices;
    const portion = first && !optional ? findPortion(first.food, first.unit, first.typical) : undefined;
    return portion ? [{ ...portion, id: `${meal.id}.${index + 1}`, swaps: [] }] : [];
  });
  return { ...meal, template: template.id, name: template.name, items };
}
