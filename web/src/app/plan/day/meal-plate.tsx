import { mealCopy as copy } from "../../../content/app/plan/plan.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { PlateScene } from "../../../ui/plate/plate-scene.tsx";
import type { LayeredItem, LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import { formatKcal } from "../../shell/format/numbers.ts";
import { drawingsOf, formatPortion } from "../format/format-meal.ts";
import { type Callout, frameRows, labelPlate } from "./callouts.ts";
import styles from "./day.module.css";

const SWAP = "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4";

type MealPlateProps = {
  meal: LayeredMeal;
  /** Undefined: the meal was eaten, and nothing in it is replaced any more. */
  onSwap: ((item: LayeredItem) => void) | undefined;
};

/** The plate and its foods; on a wide screen each is labelled directly, by a line from the food to its row. */
export function MealPlate({ meal, onSwap }: MealPlateProps) {
  const { items, name, slot, eatenAt } = meal;
  const isEaten = eatenAt !== null;
  const { rows, callouts } = labelPlate(items);
  // The lines count on rows of one height, and an alternative makes its row taller.
  const isLabelled = !isEaten && items.every(({ or = [] }) => or.length === 0);
  return (
    <div className={styles.labelled} data-rows={frameRows(rows.length)}>
      <PlateScene
        className={styles.scene}
        foods={drawingsOf(items)}
        slot={slot}
        eaten={isEaten}
        label={copy.plate(name)}
      >
        {isLabelled ? <Callouts callouts={callouts} /> : null}
      </PlateScene>
      <ul className={styles.items}>
        {rows.map((item) => (
          <li key={item.id}>
            <div>
              <b>{item.name}</b>
              <span>{formatPortion(item)}</span>
              {item.or?.map((portion) => (
                <span key={portion.food} className={styles.or}>
                  {copy.or(portion.name, formatPortion(portion))}
                </span>
              ))}
              {item.planned ? <span>{copy.insteadOf(item.planned.name)}</span> : null}
            </div>
            {item.figures ? <span className={styles.kcal}>{formatKcal(item.figures.kcal)}</span> : null}
            {onSwap && (item.swaps.length > 0 || item.planned) ? (
              <button
                className={`${styles.swap} icon-button`}
                type="button"
                aria-label={copy.swap(item.name)}
                onClick={() => onSwap(item)}
              >
                <IconPath path={SWAP} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const lineOf = ({ from, bend, to }: Omit<Callout, "row">): string => `M${from.x} ${from.y}L${bend.x} ${bend.y}H${to.x}`;

function Callouts({ callouts }: { callouts: readonly Callout[] }) {
  return (
    <g className={styles.callouts} aria-hidden="true">
      {callouts.map(({ row, from, bend, to }) => (
        <g key={row}>
          <path className={styles.halo} d={lineOf({ from, bend, to })} />
          <path d={lineOf({ from, bend, to })} />
          <circle cx={from.x} cy={from.y} r="4.5" />
        </g>
      ))}
    </g>
  );
}
