import { soreText } from "@app/engine/training/words/sore-text";
import { appPaths } from "../../../../app-paths.ts";
import { sessionPageCopy as copy } from "../../../../content/app/plan/training.ts";
import { IconPath } from "../../../../ui/core/icon.tsx";
import { PlumbBob } from "../../../../ui/core/plumb-bob.tsx";
import { KeptNumber } from "../../../../ui/display/kept-number.tsx";
import thread from "../../../../ui/display/thread.module.css";
import { ExerciseFigure } from "../../../../ui/figure/exercise-figure.tsx";
import { inSentence, lowerFirst } from "../../../data/training/describe-session.ts";
import type { ExerciseTexts } from "../../../data/training/exercise-texts.ts";
import type { LayeredExercise, LayeredSession } from "../../../data/training/session-with-swaps.ts";
import { Link } from "../../../shell/link.tsx";
import { describeRest, describeSets } from "../format/describe-sets.ts";
import styles from "./session.module.css";

const ONWARD = "M9 6l6 6-6 6";
/** What the time model gives every warm-up. */
const WARM_UP_MINUTES = 5;

type ExerciseStepsProps = {
  session: LayeredSession;
  /** Of the block, from 1 to 4. */
  week: number;
  texts: ExerciseTexts;
  /** Regions that hurt. */
  sore: readonly string[];
};

/** The session from top to bottom: the plumb bob hangs at its first exercise. */
export function ExerciseSteps({ session: { warmUp, exercises }, week, texts, sore }: ExerciseStepsProps) {
  const moves = warmUp.flatMap(({ exercise, percent }) => {
    const name = texts[exercise]?.name;
    return name === undefined ? [] : percent === undefined ? lowerFirst(name) : copy.approach(lowerFirst(name));
  });
  return (
    <ol className={styles.steps} aria-label={copy.list}>
      {moves.length > 0 ? (
        <li className={`${thread.step} ${styles.step}`}>
          <div className={styles.warmUp}>
            <b>{copy.warmUp}</b>
            <p>{copy.warmUpText(WARM_UP_MINUTES, inSentence(moves))}</p>
          </div>
        </li>
      ) : null}
      {exercises.map((exercise, index) => (
        <li key={exercise.id} className={`${thread.step} ${styles.step}`} data-state={index === 0 ? "now" : "later"}>
          {index === 0 ? <PlumbBob className={thread.bob} /> : null}
          <ExerciseStep exercise={exercise} after={exercises[index + 1]} week={week} texts={texts} sore={sore} />
        </li>
      ))}
    </ol>
  );
}

type ExerciseStepProps = {
  exercise: LayeredExercise;
  after: LayeredExercise | undefined;
  week: number;
  texts: ExerciseTexts;
  /** Regions that hurt. */
  sore: readonly string[];
};

function ExerciseStep({ exercise, after, week, texts, sore }: ExerciseStepProps) {
  const text = texts[exercise.exercise];
  const planned = exercise.planned === null ? undefined : texts[exercise.planned];
  const why = text ? soreText(text, sore) : null;
  const isPaired = exercise.pair !== null && after?.pair === exercise.pair;
  const rest = isPaired ? copy.alternates : copy.rest(describeRest(exercise.restSeconds));
  return (
    <Link className={styles.exercise} to={appPaths.exercise(exercise.exercise, exercise.id)}>
      <div className={styles.picture}>
        {text ? <ExerciseFigure className={styles.figure} id={text.id} poses="end" /> : null}
      </div>
      <div>
        <b>{text?.name ?? copy.unknown}</b>
        <p>
          <KeptNumber of="equipment-load">{describeSets(exercise, week, text)}</KeptNumber>, {rest}
        </p>
        {why ? <p className={styles.sore}>{why}</p> : null}
        {planned ? <p>{copy.insteadOf(planned.name)}</p> : null}
      </div>
      <IconPath path={ONWARD} />
    </Link>
  );
}
