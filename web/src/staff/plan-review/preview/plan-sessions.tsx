import type { Training } from "@app/contract/plan-training";
import { exerciseTexts } from "@app/engine/training/library/exercise-texts";
import { previewCopy as copy } from "../../../content/staff/plan-preview.ts";
import styles from "./preview.module.css";

/** The sessions of the block's first week. */
export const PlanSessions = ({ training }: { training: Training }) => (
  <>
    <h4 className={styles.part}>{copy.training}</h4>
    <ul className={`${styles.meals} stack gap-3`}>
      {training.sessions.map(({ id, minutes, exercises, note }) => (
        <li key={id}>
          <h5>
            {copy.session(id)} <small>{copy.minutes(minutes[0] ?? 0)}</small>
          </h5>
          {exercises.map((part) => (
            <p key={part.id}>
              {exerciseTexts[part.exercise]?.name ?? part.exercise}{" "}
              <span>{copy.sets(part.sets[0] ?? 0, part.target[0], part.target[1], part.unit)}</span>
            </p>
          ))}
          {note ? <p className={styles.note}>{note}</p> : null}
        </li>
      ))}
    </ul>
  </>
);
