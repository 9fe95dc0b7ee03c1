import { diaryCopy as copy, mealNames } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { entryPath } from "../../data/diary/entry-path.ts";
import type { HiddenMeal, ShownMeal } from "../../data/diary/view/day-view.ts";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./meals.module.css";

type MealActionsProps = {
  day: string;
  meal: HiddenMeal | ShownMeal;
  /** Not of a meal whose hour is still to come. */
  canEat: boolean;
  onEat: (meal: LayeredMeal) => void;
};

/** A planned meal is logged with one tap, or as something else; one that was eaten can be added to. */
export function MealActions({ day, meal: { slot, planned }, canEat, onEat }: MealActionsProps) {
  const name = mealNames[slot];
  if (!planned)
    return (
      <Link className={styles.link} to={entryPath(day, slot)} aria-label={copy.addTo(name)}>
        <Icon name="plus" />
        {copy.add}
      </Link>
    );
  if (!canEat) return null;
  return (
    <>
      <Button
        className={styles.eat}
        variant="secondary"
        aria-label={copy.asPlannedAt(name)}
        onClick={() => onEat(planned)}
      >
        <Icon name="check" />
        {copy.asPlanned}
      </Button>
      <Link className={styles.link} to={entryPath(day, slot)} aria-label={copy.otherAt(name)}>
        {copy.other}
      </Link>
    </>
  );
}
