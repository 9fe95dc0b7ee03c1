import type { Training } from "@app/contract/plan-training";
import { cardioCopy as copy } from "../../../../content/app/plan/training.ts";
import { inSentence, lowerFirst } from "../../../data/training/describe-session.ts";
import type { ExerciseTexts } from "../../../data/training/exercise-texts.ts";
import styles from "./week.module.css";

/** From here on one can no longer talk in whole sentences. */
const VIGOROUS = 6;
const MOST_CHOICES = 4;
const WALKING: ReadonlySet<string> = new Set(["fx:Trail_Running_Walking", "fx:Walking_Treadmill"]);

type CardioCardProps = { training: Training; week: number; texts: ExerciseTexts };

/** What is walked or pedalled besides the sessions, and at what pace. */
export function CardioCard({ training: { cardio, walks }, week, texts }: CardioCardProps) {
  const minutes = cardio.minutes[week - 1] ?? 0;
  if (minutes === 0) return null;
  const choices = cardio.exercises.slice(0, MOST_CHOICES).flatMap((id) => texts[id]?.name ?? []);
  const isWalk = WALKING.has(cardio.exercises[0] ?? "") || walks > 0;
  return (
    <section className={`${styles.sheet} warm-panel`} aria-labelledby="cardio">
      <h2 id="cardio">{isWalk ? copy.walk : copy.cardio}</h2>
      <p>
        <b>{copy.minutes(minutes)}</b>
        {copy.anyHow} {copy.pace} {cardio.effort[1] >= VIGOROUS ? copy.harder : null}
      </p>
      {choices.length > 1 ? (
        <p className={styles.small}>{copy.choices(inSentence(choices.map(lowerFirst), copy.or))}</p>
      ) : null}
      {walks > 0 ? <p className={styles.small}>{copy.walks(walks)}</p> : null}
    </section>
  );
}
