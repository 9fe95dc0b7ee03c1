import type { PlanView } from "@app/contract/plans";
import type { WorkoutsView } from "@app/contract/workouts";
import { weekOfSessions } from "@app/engine/training/sessions/week-of-sessions";
import { appPaths } from "../../../app-paths.ts";
import { todayTrainingCopy as copy, sessionNames } from "../../../content/app/plan/training.ts";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { briefEquipment, equipmentOf, lowerFirst } from "../../data/training/describe-session.ts";
import { useExerciseTexts } from "../../data/training/exercise-texts.ts";
import { sessionPictures } from "../../data/training/session-pictures.ts";
import { sessionWithSwaps } from "../../data/training/session-with-swaps.ts";
import { onWeekday } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { FoldLink } from "../fold.tsx";
import styles from "./training-today.module.css";

type TrainingTodayProps = {
  plan: PlanView;
  layer: PlanLayer;
  workouts: WorkoutsView;
  /** `2026-11-12`. */
  today: string;
  /** One line, which leads to it. */
  isFolded?: boolean;
};

/** The session of the day with its picture; after it, or on a day of rest, when the next one comes. */
export function TrainingToday({ plan, layer, workouts, today, isFolded = false }: TrainingTodayProps) {
  const sessions = weekOfSessions(plan, workouts, today);
  const next = sessions.find(({ isDone }) => !isDone);
  if (!next) return null;
  if (next.day === today) return <OpenSession {...{ plan, layer, workouts, today, isFolded }} id={next.id} />;
  const done = sessions.find(({ isDone, day }) => isDone && day === today);
  return (
    <section className={`${styles.rest} quiet-panel`} aria-labelledby="treino">
      <h2 className="h3-size" id="treino">
        {done ? copy.doneTitle(sessionNames.session(done.id)) : copy.restTitle}
      </h2>
      <p>{copy.nextOn(sessionNames.session(next.id), onWeekday(next.day))}</p>
      <Link to={appPaths.training}>{copy.week}</Link>
    </section>
  );
}

function OpenSession({ plan, layer, workouts, today, isFolded, id }: TrainingTodayProps & { id: string }) {
  const texts = useExerciseTexts();
  const session = sessionWithSwaps(plan, layer, id, today, workouts.next);
  if (!session) return null;
  const picture = texts && sessionPictures([session], texts).get(id);
  const facts = [
    sessionNames.minutes(session.minutes[workouts.week.number - 1] ?? 0),
    copy.exercises(session.exercises.length),
  ].join(", ");
  const title = sessionNames.at(id, plan.training?.place ?? "");
  if (isFolded)
    return (
      <section aria-labelledby="treino">
        <FoldLink id="treino" title={title} hint={`${copy.today} ${facts}.`} to={appPaths.trainingSession(id)} />
      </section>
    );
  return (
    <section className={styles.card} data-theme="dark" aria-labelledby="treino">
      <div className={styles.scene}>
        {picture ? <ExerciseFigure className={styles.figure} id={picture.id} poses="end" /> : null}
      </div>
      <div className={styles.text}>
        <h2 className="h3-size" id="treino">
          {title}
        </h2>
        <p>
          {copy.today} {facts}. {texts ? needsOf(briefEquipment(equipmentOf(session, texts))) : null}
        </p>
        <RouterButtonLink className={styles.open} variant="secondary" fullWidth to={appPaths.trainingSession(id)}>
          {copy.open}
        </RouterButtonLink>
      </div>
    </section>
  );
}

const needsOf = (equipment: string): string =>
  equipment === sessionNames.onlyFloor ? `${equipment}.` : copy.needs(lowerFirst(equipment));
