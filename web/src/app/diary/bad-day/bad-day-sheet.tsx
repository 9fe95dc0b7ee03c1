import type { DiaryDay } from "@app/contract/diary";
import { useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { badDayReasons, badDayCopy as copy, mealNames } from "../../../content/app/diary/diary.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import { Plate } from "../../../ui/plate/plate.tsx";
import { Link } from "../../shell/link.tsx";
import { listFoods } from "../model/format.ts";
import styles from "./bad-day.module.css";
import type { LighterMeal } from "./lighter-meals.ts";

type Reasons = NonNullable<DiaryDay["badDay"]>["reasons"];

const REASONS = Object.keys(badDayReasons) as Reasons;

type BadDaySheetProps = {
  reasons: Reasons;
  meals: readonly LighterMeal[];
  /** A session of the plan was for today. */
  hasWorkout: boolean;
  onReasons: (reasons: Reasons) => void;
  onUndo: () => void;
  onClose: () => void;
};

/** What becomes lighter today, and that tomorrow is the same. The day is marked already: this shows what follows. */
export function BadDaySheet({ reasons, meals, hasWorkout, onReasons, onUndo, onClose }: BadDaySheetProps) {
  const [chosen, setChosen] = useState<Reasons>(reasons);
  return (
    <Sheet
      open
      onClose={onClose}
      title={meals.length > 0 ? copy.title : copy.titleAlone}
      footer={
        <>
          <Button onClick={closeDialog}>{copy.keep}</Button>
          <Button
            variant="outline"
            onClick={(event) => {
              onUndo();
              closeDialog(event);
            }}
          >
            {copy.undo}
          </Button>
        </>
      }
    >
      <ul className={styles.changes}>
        {meals.map((lighter) => (
          <MealChange key={lighter.meal.id} {...lighter} />
        ))}
        {hasWorkout ? <Change title={copy.workout} text={copy.workoutText} /> : null}
        <Change title={copy.tomorrow} text={copy.tomorrowText} />
      </ul>
      <Chips
        legend={copy.why}
        multiple
        options={REASONS.map((value) => ({ value, label: badDayReasons[value] }))}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onReasons(next);
        }}
      />
      <Link className={styles.talk} to={appPaths.conversation}>
        {copy.talk}
      </Link>
    </Sheet>
  );
}

function MealChange({ meal: { slot, items }, halved }: LighterMeal) {
  const named = (isHalved: boolean) =>
    listFoods(items.filter(({ id }) => halved.has(id) === isHalved).map(({ name }) => name));
  const drawings = items.flatMap(({ drawing }) => drawing ?? []);
  const name = mealNames[slot];
  return (
    <li className={styles.change}>
      <b>{halved.size > 0 ? copy.lighter(name) : copy.asIs(name)}</b>
      {halved.size > 0 ? (
        <>
          <span>{copy.half(named(true))}</span>
          {named(false) ? <span>{copy.whole(named(false))}</span> : null}
        </>
      ) : (
        <span>{copy.asIsText}</span>
      )}
      <Plate className={styles.plate} foods={drawings} slot={slot} />
    </li>
  );
}

const Change = ({ title, text }: { title: string; text: string }) => (
  <li className={styles.change}>
    <b>{title}</b>
    <span>{text}</span>
  </li>
);
