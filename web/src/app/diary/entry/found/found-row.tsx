import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import { IconPath } from "../../../../ui/core/icon.tsx";
import type { FoodRow, ShownFigures } from "../model/entry-view.ts";
import styles from "./found.module.css";

const MINUS = "M5 12h14";
const PLUS = "M12 5v14M5 12h14";

type FoundRowProps = {
  row: FoodRow;
  /** Null with hidden numbers. */
  figures: ShownFigures | null;
  isCurrent: boolean;
  onStep: (direction: 1 | -1) => void;
  onChange: () => void;
};

/** A food between − and +. One that is taken out keeps its row, so that it comes back under the same finger. */
export function FoundRow({ row, figures, isCurrent, onStep, onChange }: FoundRowProps) {
  const { key, name, measure, mark, isRemoved } = row;
  return (
    <li
      className={styles.food}
      data-row={key}
      tabIndex={-1}
      data-current={isCurrent || undefined}
      data-removed={isRemoved || undefined}
      aria-label={name}
    >
      <div className={styles.words}>
        <b>{name}</b>
        {mark && !isRemoved ? (
          <span className={styles.mark}>{mark === "plate" ? copy.plate : copy.assumed}</span>
        ) : null}
        {isRemoved ? <span className={styles.mark}>{copy.removed}</span> : null}
      </div>
      <div className={styles.amount}>
        <button
          className={`${styles.step} icon-button`}
          type="button"
          aria-label={copy.less(name)}
          aria-disabled={isRemoved || undefined}
          onClick={() => (isRemoved ? undefined : onStep(-1))}
        >
          <IconPath path={MINUS} />
        </button>
        <button className={`${styles.measure} bare`} type="button" onClick={onChange}>
          <span className="sr-only">{copy.change(name)} </span>
          {isRemoved ? copy.nothing : measure}
          {figures?.grams && !isRemoved ? <small>{figures.grams}</small> : null}
        </button>
        <button
          className={`${styles.step} icon-button`}
          type="button"
          aria-label={copy.more(name)}
          onClick={() => onStep(1)}
        >
          <IconPath path={PLUS} />
        </button>
      </div>
      {figures && !isRemoved ? (
        <p className={styles.energy}>
          {figures.kcal ?? copy.noFigure}
          {figures.range ? <span>{figures.range}</span> : null}
        </p>
      ) : null}
    </li>
  );
}
