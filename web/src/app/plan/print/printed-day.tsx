import type { PlanView } from "@app/contract/plans";
import { printCopy as copy, dailyCopy, mealCopy } from "../../../content/app/plan/plan.ts";
import { Plate } from "../../../ui/plate/plate.tsx";
import type { LayeredDay, LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatFullDay, formatHour, formatWeekdayDay } from "../../shell/format/days.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import { Target } from "../aside/daily-targets.tsx";
import { drawingsOf, formatPortion, sumFigures } from "../format/format-meal.ts";
import { offersFor } from "../swap/offers.ts";
import { CodeLine } from "./code-line.tsx";
import { PaperHead } from "./paper-head.tsx";
import styles from "./print.module.css";

const GLASS_ML = 250;

type PrintedDayProps = { plan: PlanView; day: LayeredDay; name: string; page: string };

/** One day on A4: the thread is the binding edge, the meals are its knots. */
export function PrintedDay({ plan, day: { day, meals }, name, page }: PrintedDayProps) {
  const { validFrom, reviewOn, targets, responsible, code } = plan;
  return (
    <article className={styles.paper} aria-label={`${copy.page}, ${formatWeekdayDay(day)}`}>
      <PaperHead
        plan={plan}
        name={name}
        title={`${copy.page}, ${formatWeekdayDay(day)}`}
        lead={copy.valid(formatFullDay(validFrom), formatFullDay(reviewOn))}
      />
      {targets ? (
        <dl className={styles.targets}>
          <Target name={dailyCopy.energy} value={targets.kcal} unit="kcal" />
          <Target name={dailyCopy.protein} value={targets.protein} unit="g" />
          <Target name={dailyCopy.fibre} value={targets.fibre} unit={dailyCopy.orMore} />
          {targets.waterMl === null ? null : (
            <Target name={dailyCopy.water} value={Math.round(targets.waterMl / GLASS_ML)} unit={dailyCopy.glasses} />
          )}
        </dl>
      ) : null}
      <p>{targets ? dailyCopy.range(formatWhole(targets.kcalLow), formatWhole(targets.kcalHigh)) : mealCopy.hands}</p>
      <div>
        {meals.map((meal) => (
          <PrintedMeal key={meal.id} meal={meal} by={responsible.name} />
        ))}
      </div>
      <footer className={styles.foot}>
        <p>
          {copy.foot} {copy.care}
        </p>
        <p>
          {responsible.name}, {responsible.profession.toLowerCase()}, {responsible.registration}
        </p>
        <CodeLine code={code} />
        <p>{page}</p>
      </footer>
    </article>
  );
}

function PrintedMeal({ meal, by }: { meal: LayeredMeal; by: string }) {
  const figures = sumFigures(meal.items);
  const swaps = swapLine(meal);
  return (
    <section className={styles.meal}>
      <Plate className={styles.plate} foods={drawingsOf(meal.items)} slot={meal.slot} />
      <h3>
        {meal.title}
        <small>{formatHour(meal.time)}</small>
      </h3>
      <ul>
        {meal.items.map((item) => (
          <li key={item.id}>
            {item.name}, {formatPortion(item)}
            {item.or?.map((portion) => (
              <span key={portion.food} className={styles.or}>
                {mealCopy.or(portion.name, formatPortion(portion))}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {figures ? (
        <p className={styles.kcal}>
          <b>{formatWhole(figures.kcal)}</b> {copy.protein(formatWhole(figures.protein))}
        </p>
      ) : null}
      {meal.note ? (
        <p className={styles.note}>
          <b>{mealCopy.note(by)}</b> {meal.note}
        </p>
      ) : null}
      {swaps ? <p className={styles.swaps}>{swaps}</p> : null}
    </section>
  );
}

/** Paper has room for this many: the app has all of them. */
const [MOST_ITEMS, MOST_OFFERS] = [2, 2];

/** "Troca: arroz branco por batata-doce cozida, 4 colheres de sopa, ou mandioca cozida, 1 pedaço médio." */
function swapLine({ items }: Pick<LayeredMeal, "items">): string | null {
  const lines = items
    .map((item) => ({ name: item.name, offers: offersFor(item).slice(0, MOST_OFFERS) }))
    .filter(({ offers }) => offers.length > 0)
    .slice(0, MOST_ITEMS)
    .map(({ name, offers }) =>
      copy.swap(name, offers.map((offer) => `${offer.name.toLowerCase()}, ${offer.measure}`).join(`,${copy.or}`)),
    );
  return lines.length > 0 ? copy.swaps(lines.join("; ")) : null;
}
