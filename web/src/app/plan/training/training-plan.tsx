import type { Training } from "@app/contract/plan-training";
import type { PlanView } from "@app/contract/plans";
import type { WorkoutsView } from "@app/contract/workouts";
import { appPaths } from "../../../app-paths.ts";
import { blockCopy as copy, limitedTrainingCopy as limited } from "../../../content/app/plan/training.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { PlanChanged } from "../../data/plan-changes/plan-changed.tsx";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { weekOf } from "../../data/plan-layer/plan-day.ts";
import { PlanStanding } from "../../data/plan-standing/plan-standing.tsx";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { localDay } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { PlanTabs } from "../tabs/plan-tabs.tsx";
import styles from "./training-plan.module.css";
import { BlockWeeks } from "./week/block-weeks.tsx";
import { CardioCard } from "./week/cardio-card.tsx";
import { TrainerNote } from "./week/trainer-note.tsx";
import asideStyles from "./week/week.module.css";
import { WeekSessions } from "./week/week-sessions.tsx";

const ONWARD = "M9 6l6 6-6 6";

type TrainingPlanProps = {
  plan: PlanView;
  training: Training;
  layer: PlanLayer;
  /** Undefined: the server could not be asked, and this device has no copy. */
  workouts: WorkoutsView | undefined;
  texts: ExerciseTexts;
  /** The member's clock, in milliseconds. */
  now: number;
};

const noneYet = { week: { number: 1, kind: "planned" }, done: [], next: [] } satisfies Partial<WorkoutsView>;

/** The block of four weeks and this week's sessions; a limited plan has no block to climb. */
export function TrainingPlan({ plan, training, layer, workouts, texts, now }: TrainingPlanProps) {
  const today = localDay(new Date(now));
  const known = workouts ?? noneYet;
  const done = known.done.filter(({ day }) => day >= weekOf(today)).length / Math.max(1, training.sessions.length);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{training.isLimited ? limited.title : copy.title(training.block)}</h1>
        <PlanTabs current="training" />
      </header>
      <PlanChanged plan={plan} />
      <PlanStanding plan={plan} now={now} />
      {training.isLimited ? (
        <p className={styles.lead}>{limited.lead}</p>
      ) : (
        <BlockWeeks training={training} week={known.week} done={Math.min(1, done)} />
      )}
      {workouts ? null : <p className={styles.notice}>{copy.noWorkouts}</p>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <WeekSessions plan={plan} layer={layer} workouts={known} texts={texts} today={today} />
          {training.isLimited ? <Care /> : null}
        </div>
        <div className={styles.aside}>
          <CardioCard training={training} week={known.week.number} texts={texts} />
          <TrainerNote plan={plan} now={now} />
          <LibraryLink />
        </div>
      </div>
    </div>
  );
}

function Care() {
  return (
    <p className={`${styles.care} soft`}>
      {limited.without} {limited.stop} <a href={`tel:${limited.emergency}`}>{limited.emergency}</a>.
    </p>
  );
}

function LibraryLink() {
  return (
    <Link className={asideStyles.link} to={appPaths.exercises}>
      <span>
        <b>{copy.library}</b>
        <small>{copy.libraryText}</small>
      </span>
      <IconPath path={ONWARD} />
    </Link>
  );
}
