import { useId } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { ownCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import type { DiaryRecords } from "../../../data/diary/diary-records.ts";
import { Link } from "../../../shell/link.tsx";
import styles from "./own.module.css";

type Meal = DiaryRecords["ownMeals"][number];

/** Before the first word: meals that are logged with one tap. */
export function OwnMeals({ meals, onLog }: { meals: readonly Meal[]; onLog: (meal: Meal) => void }) {
  const id = useId();
  if (meals.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {copy.mine}
      </h2>
      <ul className={`${styles.meals} wrap`}>
        {meals.map((meal) => (
          <li key={meal.id}>
            <button
              className={`${styles.meal} tap-link`}
              type="button"
              aria-label={copy.one(meal.name)}
              onClick={() => onLog(meal)}
            >
              <Icon name="plus" />
              {meal.name}
            </button>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={appPaths.diaryOwn}>
        {copy.all}
      </Link>
    </section>
  );
}
