import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../../app-paths.ts";
import { nextMealCopy as copy, dayCopy } from "../../../../content/app/today-plan.ts";
import picture from "../../../../ui/pictures/prato-quartos.svg";
import { minuteOfMember, minutesInDay } from "../../../data/plan-layer/member-day.ts";
import { Link } from "../../../shell/link.tsx";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import { Fold } from "../../fold.tsx";
import { columnHour, minutesOf, sentenceHour } from "../clock.ts";
import dayStyles from "../day/day.module.css";
import { whenOf } from "../day/day-rows.ts";
import { DayThread, ThreadItem } from "../day/day-thread.tsx";
import { nextMeal } from "../meal/next-meal.ts";
import styles from "./equivalents.module.css";

type Equivalents = Extract<NonNullable<PlanView["diet"]>, { method: "equivalents" }>;

type EquivalentsDayProps = {
  meals: Equivalents["meals"];
  now: Date;
  /** The rest of the day in one line. */
  isFolded: boolean;
};

/** The next meal in groups and portions. There is no plate to log: the member chooses the foods. */
export function EquivalentsDay({ meals, now, isFolded }: EquivalentsDayProps) {
  const minute = minuteOfMember(meals, now);
  const timed = meals.map((meal) => ({ ...meal, id: meal.slot }));
  // Portions are not logged, so none is missing.
  const next = nextMeal(timed, new Set(), minute);
  const week = (
    <Link className={dayStyles.week} to={appPaths.plan}>
      {dayCopy.week}
    </Link>
  );
  const thread = (
    <DayThread>
      {timed.map(({ slot, title, time, portions }) => (
        <ThreadItem
          key={slot}
          state={slot === next?.slot ? "next" : "later"}
          hour={columnHour(minutesOf(time))}
          title={title}
          text={slot === next?.slot ? whenOf(minutesInDay(timed, next) - minute) : portions.join(", ")}
        />
      ))}
    </DayThread>
  );
  return (
    <>
      {next ? (
        <section className={`${styles.meal} stack gap-5`} aria-labelledby="proxima">
          <img className={styles.plate} src={picture} width={320} height={320} alt="" />
          <div className="stack gap-3 at-start">
            <h2 className={styles.title} id="proxima">
              {copy.title(next.title, sentenceHour(minutesOf(next.time)))}
            </h2>
            <ul className={styles.portions}>
              {next.portions.map((portion) => (
                <li key={portion}>{portion}</li>
              ))}
            </ul>
            <RouterButtonLink to={appPaths.planMeal(next.slot)}>{copy.portions}</RouterButtonLink>
          </div>
        </section>
      ) : null}
      {isFolded ? (
        <Fold title={dayCopy.title} id="dia">
          {thread}
          {week}
        </Fold>
      ) : (
        <section className={dayStyles.day} aria-labelledby="dia">
          <div className={dayStyles.heading}>
            <h2 className="h3-size" id="dia">
              {dayCopy.title}
            </h2>
            {week}
          </div>
          {thread}
        </section>
      )}
    </>
  );
}
