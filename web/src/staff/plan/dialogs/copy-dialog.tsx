import type { PlanMeal } from "@app/contract/plan-document";
import { copyDay, copyMeal } from "@app/engine/plans/edits/diet/copies";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import styles from "../parts/parts.module.css";
import { DAYS, mealAt } from "../week/grid-rows.ts";
import { mealText } from "../week/meal-text.ts";

const copy = planEditCopy.copy;

type CopyDialogProps = { work: PlanWork; meal: PlanMeal; onClose: () => void };

/** The same meal, or a whole day, of another day. */
export function CopyDialog({ work, meal, onClose }: CopyDialogProps) {
  const day = meal.id.split(".")[0] ?? "";
  const others = DAYS.filter((one) => one !== day);
  const choose = (from: string, isWholeDay: boolean) => {
    work.edit((draft) =>
      isWholeDay
        ? copyDay(draft, from, day, work.current)
        : copyMeal(draft, `${from}.${meal.slot}`, meal.id, work.current),
    );
    onClose();
  };
  return (
    <TitledDialog title={copy.title} onClose={onClose}>
      <div className={styles.body}>
        <p>{copy.text(planCopy.slotNames[meal.slot])}</p>
        <div className={styles.days}>
          {others.map((one) => {
            const source = mealAt(work.next, `${one}.${meal.slot}`);
            return source ? (
              <button key={one} type="button" onClick={() => choose(one, false)}>
                <b>{planCopy.dayNames[DAYS.indexOf(one)]}</b>
                <small>{mealText(source)}</small>
              </button>
            ) : null;
          })}
        </div>
        <h3>{copy.wholeDay}</h3>
        <div className={styles.days}>
          {others.map((one) => (
            <button key={one} type="button" onClick={() => choose(one, true)}>
              <b>{planCopy.dayNames[DAYS.indexOf(one)]}</b>
            </button>
          ))}
        </div>
      </div>
    </TitledDialog>
  );
}
