import type { ChangeCard as Change } from "@app/contract/plan-publication";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { drawings } from "../../../ui/plate/drawings.ts";
import { Plate } from "../../../ui/plate/plate.tsx";
import styles from "./changes.module.css";

/** One change: the thread stands between what it was, smaller and struck, and what it is. */
export function ChangeCard({
  change: { title, before, after, reason, source },
  number,
}: {
  change: Change;
  number: number;
}) {
  return (
    <li className={`${styles.change} stack gap-4`}>
      <h2 className={styles.title} data-number={number}>
        {title}
      </h2>
      <div className={styles.pair}>
        <div className={styles.before}>
          <small>{before ? copy.before : copy.added}</small>
          <Picture drawing={before?.drawing ?? null} slot="cafe" />
          <p>{before ? <s>{before.text}</s> : <span>{copy.nothingBefore}</span>}</p>
        </div>
        <div className={styles.after}>
          <small>{after ? copy.after : copy.removed}</small>
          <Picture drawing={after?.drawing ?? null} slot="almoco" />
          <p>{after ? <b>{after.text}</b> : <span>{copy.nothingAfter}</span>}</p>
        </div>
      </div>
      <div className={styles.reason}>
        <p>
          <span className="sr-only">{copy.reason}: </span>
          {reason}
        </p>
        <span>{source}</span>
      </div>
    </li>
  );
}

/** An exercise's id has its library before a colon, which a food's drawing has not. */
function Picture({ drawing, slot }: { drawing: string | null; slot: "cafe" | "almoco" }) {
  if (drawing === null) return null;
  if (drawing.includes(":"))
    return (
      <span className={styles.figure}>
        <ExerciseFigure id={drawing} poses="end" />
      </span>
    );
  return drawings.has(drawing) ? <Plate className={styles.plate} foods={[drawing]} slot={slot} /> : null;
}
