import type { PlanView } from "@app/contract/plans";
import { appPaths } from "../../../../app-paths.ts";
import { eveningCopy as copy } from "../../../../content/app/today-plan.ts";
import { RuledList } from "../../../../ui/display/ruled-list.tsx";
import night from "../../../../ui/pictures/noite.svg";
import { Plate } from "../../../../ui/plate/plate.tsx";
import type { PlanLayer } from "../../../data/plan-layer/layer.ts";
import { dayOfMember } from "../../../data/plan-layer/member-day.ts";
import type { LayeredDay, LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import { Link } from "../../../shell/link.tsx";
import { Greeting } from "../../greeting.tsx";
import { columnHour, minutesNow, minutesOf, sentenceHour } from "../clock.ts";
import { DayMeals } from "../day/day-meals.tsx";
import { ThreadItem } from "../day/day-thread.tsx";
import { loggedMeals, useEatenTotals } from "../day-totals-of.ts";
import { drawingsOf } from "../meal/drawings-of.ts";
import { MealReceipt } from "../meal/meal-receipt.tsx";
import { recentMeal } from "../meal/recent-meal.ts";
import type { LogMeal } from "../meal/use-log-meal.ts";
import { DayFigures } from "./day-figures.tsx";
import styles from "./evening.module.css";

type EveningProps = {
  plan: PlanView;
  layer: PlanLayer;
  meals: readonly LayeredMeal[];
  tomorrow: LayeredDay;
  now: Date;
  log: LogMeal;
  isFolded: boolean;
};

/** After the last meal: nothing is asked any more, the day is shown and tomorrow begins. */
export function Evening({ plan, layer, meals, tomorrow, now, log, isFolded }: EveningProps) {
  const eaten = loggedMeals(meals);
  const recent = recentMeal(meals, now.getTime());
  const totals = useEatenTotals(plan, layer, { day: dayOfMember(meals, now), meals: [...meals] });
  return (
    <div
      className={styles.evening}
      data-theme="dark"
      data-folded={isFolded || undefined}
      data-short={recent !== null || undefined}
    >
      <img className={styles.sky} src={night} alt="" width={390} height={200} />
      <Greeting now={now} text={copy.lead(eaten.length, meals.length)} />
      <MealReceipt plan={plan} meal={recent} log={log} />
      <div className={styles.columns}>
        {meals.length > 0 ? (
          <DayMeals
            meals={meals}
            now={now}
            log={log}
            isFolded={isFolded}
            {...(isFolded ? { sum: { totals, targets: plan.targets } } : {})}
            last={
              <ThreadItem
                state="next"
                hour={columnHour(minutesNow(now))}
                title={copy.now}
                text={eaten.length === meals.length ? copy.nothingMissing : copy.missing}
              />
            }
          />
        ) : null}
        <div className={styles.side}>
          <Tomorrow day={tomorrow} />
          <DayFigures totals={totals} targets={plan.targets} isSaid={isFolded} />
        </div>
      </div>
    </div>
  );
}

const WEEKDAYS = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

/** The first meal of the next day, and what it may need from the market. */
function Tomorrow({ day: { meals } }: { day: LayeredDay }) {
  const [first] = meals;
  if (!first) return null;
  const weekday = WEEKDAYS[Number(first.id.charAt(1)) - 1] ?? "";
  return (
    <section className={styles.tomorrow} aria-labelledby="amanha">
      <h2 className="h3-size" id="amanha">
        {copy.tomorrow(weekday)}
      </h2>
      <RuledList>
        <li className={`${styles.first} stack gap-4`}>
          <span>{copy.first(first.title, first.name, sentenceHour(minutesOf(first.time)))}</span>
          <Plate className={styles.plate} foods={drawingsOf(first)} slot={first.slot} />
        </li>
        <li>
          <Link className={styles.link} to={appPaths.shoppingList}>
            {copy.shopping}
          </Link>
        </li>
      </RuledList>
    </section>
  );
}
