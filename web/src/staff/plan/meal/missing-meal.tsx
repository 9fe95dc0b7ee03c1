import type { MealSlot } from "@app/contract/plan-document";
import { addMeal } from "@app/engine/plans/edits/diet/meals";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { TeamButton } from "../../member/parts/team-button.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { DAYS, mealAt } from "../week/grid-rows.ts";
import styles from "./meal-panel.module.css";

const copy = planEditCopy.meal;

type MissingMealProps = { work: PlanWork; cell: string; mayEdit: boolean };

/** A day without this meal: it can have one, at the hour of the other days. */
export function MissingMeal({ work, cell, mayEdit }: MissingMealProps) {
  const [day = "", slot = ""] = cell.split(".");
  const index = DAYS.findIndex((one) => one === day);
  if (index < 0) return null;
  const time = DAYS.map((one) => mealAt(work.next, `${one}.${slot}`)?.time).find(Boolean) ?? "12:00";
  return (
    <section className={`${styles.panel} stack gap-2`} aria-label={copy.selected} data-panel>
      <div className={`${styles.head} row wrap`}>
        <h2>
          {planCopy.dayNames[index]}, {planCopy.slotNames[slot as MealSlot]}
        </h2>
        <span className={styles.sums}>{planCopy.week.noMeal}</span>
        {mayEdit ? (
          <TeamButton tone="quiet" onClick={() => work.edit((draft) => addMeal(draft, day, slot as MealSlot, time))}>
            {copy.addMeal}
          </TeamButton>
        ) : null}
      </div>
    </section>
  );
}
