import type { PlanView } from "@app/contract/plans";
import type { WorkoutsView } from "@app/contract/workouts";
import { type WeekSession, weekOfSessions } from "@app/engine/training/sessions/week-of-sessions";
import type { ReactNode } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { blockCopy as copy, sessionNames } from "../../../../content/app/plan/training.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import { ExerciseFigure } from "../../../../ui/figure/exercise-figure.tsx";
import type { PlanLayer } from "../../../data/plan-layer/layer.ts";
import { briefEquipment, equipmentOf } from "../../../data/training/describe-session.ts";
import type { ExerciseTexts } from "../../../data/training/exercise-texts.ts";
import { sessionPictures } from "../../../data/training/session-pictures.ts";
import { type LayeredSession, sessionWithSwaps } from "../../../data/training/session-with-swaps.ts";
import { onWeekday, weekdayName } from "../../../shell/format/days.ts";
import { Link } from "../../../shell/link.tsx";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import styles from "./week.module.css";

type WeekSessionsProps = {
  plan: PlanView;
  layer: PlanLayer;
  workouts: Pick<WorkoutsView, "done" | "week" | "next">;
  texts: ExerciseTexts;
  /** `2026-11-12`. */
  today: string;
};

/** What was done this week, the session of today, and those that come. */
export function WeekSessions({ plan, layer, workouts, texts, today }: WeekSessionsProps) {
  const sessions = (plan.training?.sessions ?? []).flatMap(
    ({ id }) => sessionWithSwaps(plan, layer, id, today, workouts.next) ?? [],
  );
  const pictures = sessionPictures(sessions, texts);
  return (
    <section className={styles.section} aria-labelledby="semana">
      <h2 id="semana">{copy.thisWeek}</h2>
      <ol className={`${styles.sessions} stack gap-4`}>
        {weekOfSessions(plan, workouts, today).map((planned) => {
          const session = sessions.find(({ id }) => id === planned.id);
          if (!session) return null;
          const Card = planned.day === today && !planned.isDone ? TodaysSession : OtherSession;
          const picture = pictures.get(session.id);
          return (
            <li key={`${planned.id} ${planned.day}`}>
              <Card
                planned={planned}
                title={titleOf(planned, today)}
                text={textOf(session, texts, workouts.week.number)}
                picture={picture ? <ExerciseFigure className={styles.figure} id={picture.id} poses="end" /> : null}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type CardProps = { planned: WeekSession; title: string; text: string; picture: ReactNode };

function TodaysSession({ planned, title, text, picture }: CardProps) {
  return (
    <div className={styles.today} data-theme="dark">
      <div className={styles.scene}>{picture}</div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        <RouterButtonLink className={styles.open} fullWidth to={appPaths.trainingSession(planned.id)}>
          {copy.open}
        </RouterButtonLink>
      </div>
    </div>
  );
}

function OtherSession({ planned, title, text, picture }: CardProps) {
  return (
    <Link className={styles.session} to={appPaths.trainingSession(planned.id)} data-done={planned.isDone || undefined}>
      <div className={styles.scene}>
        {picture}
        {planned.isDone ? (
          <span className={`${styles.done} center`}>
            <Icon name="check" />
          </span>
        ) : null}
      </div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </Link>
  );
}

/** "Treino A, hoje", "Treino B, sábado", "Treino A, feito na terça". */
function titleOf({ id, day, isDone }: WeekSession, today: string): string {
  const when = isDone
    ? day === today
      ? copy.doneToday
      : copy.done(onWeekday(day))
    : day === today
      ? copy.today
      : weekdayName(day);
  return `${sessionNames.session(id)}, ${when}`;
}

/** "Corpo todo, 30 minutos. Cadeira e toalha." */
function textOf(session: LayeredSession, texts: ExerciseTexts, week: number): string {
  const minutes = session.minutes[week - 1] ?? session.minutes[0] ?? 0;
  const equipment = briefEquipment(equipmentOf(session, texts));
  return `${sessionNames.kinds[session.kind]}, ${sessionNames.minutes(minutes)}. ${equipment}.`;
}
