import { type NextTarget, PAIN_ENDS_SESSION, type WorkoutHistory } from "@app/contract/workouts";
import { type ReactNode, type RefObject, useMemo } from "react";
import { appPaths } from "../../../app-paths.ts";
import { summaryCopy as copy, painCopy } from "../../../content/app/workout/sheets.ts";
import { workoutCopy } from "../../../content/app/workout/workout.ts";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { useCallName } from "../../data/use-call-name.ts";
import type { StoredStop, StoredWorkout } from "../../data/workout-records/workout-records.ts";
import { PlumbSettles } from "../../shell/first/plumb-settles.tsx";
import { weekdayName } from "../../shell/format/days.ts";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { formatMinutes } from "../model/format-set.ts";
import type { WorkoutState } from "../model/workout-state.ts";
import { PainPlace, type Place } from "../sheets/pain-place.tsx";
import type { WorkoutContext } from "../workout-context.ts";
import { EffortChoice } from "./effort-choice.tsx";
import styles from "./summary.module.css";
import { SummaryList } from "./summary-list.tsx";
import { bestImprovement, summaryRows } from "./summary-rows.ts";

type SummaryProps = {
  context: WorkoutContext;
  /** This workout and all before it, the newest first. */
  history: readonly WorkoutHistory[];
  workout: StoredWorkout;
  state: WorkoutState;
  /** What is not sent, or was not accepted. */
  notice: ReactNode;
  /** Whether to keep a copy on this device. */
  question: ReactNode;
  isSent: boolean;
  /** There is a copy on this device. */
  isKept: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onPainPlace: (stop: StoredStop, place: Place) => void;
  onEffort: (effort: number) => void;
  onCorrect: (part: string, number: number) => void;
};

/** The workout that ended: what was done, how hard it was, and what comes next time. */
export function Summary({
  context,
  history,
  workout,
  state,
  notice,
  question,
  isSent,
  isKept,
  heading,
  onPainPlace,
  onEffort,
  onCorrect,
}: SummaryProps) {
  const { session, wordsOf, lastTimeOf } = context;
  const { exercises } = state;
  const name = useCallName();
  const rows = useMemo(
    () =>
      summaryRows(exercises, lastTimeOf, (exercise) => {
        const load = wordsOf(exercise)?.load;
        return load && (load === "segundos" ? "seconds" : "reps");
      }),
    [exercises, lastTimeOf, wordsOf],
  );
  const sets = rows.reduce((count, row) => count + row.sets.length, 0);
  const best = bestImprovement(rows);
  const pain = exercises.map(({ stop }) => stop).find((stop) => (stop?.pain?.level ?? 0) >= PAIN_ENDS_SESSION);
  const last = wordsOf([...rows].reverse().find((row) => row.sets.length > 0)?.exercise ?? "");
  const because = workout.end?.because ?? "done";
  // After pain or without a set there is nothing to celebrate.
  const isFirst = history.length <= 1 && because === "done" && sets > 0 && !pain;

  return (
    <div className={`${styles.summary} stack gap-6`}>
      <div className={styles.scene}>{last ? <ExerciseFigure id={last.id} poses="both" /> : null}</div>
      {isFirst ? <PlumbSettles isFelt={isJustNow(workout)} /> : null}
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {isFirst ? copy.firstTitle(name) : copy.title(session.id, because)}
        </h1>
        <p className="lead soft">
          {isFirst ? `${copy.firstText} ` : null}
          {sets === 0 ? copy.noSets : copy.length(formatMinutes(minutesOf(workout)), sets)}{" "}
          {best
            ? copy.better(
                wordsOf(best.exercise)?.name ?? "",
                best.before,
                best.now,
                best.unit,
                formatDayName(best.since, workout.session.day),
              )
            : null}
        </p>
      </header>
      {notice}
      {pain?.pain ? (
        <section className={`${styles.pain} stack gap-3`}>
          <PainPlace
            exercise={wordsOf(pain.exercise)}
            value={pain.pain}
            onChange={(place) => onPainPlace(pain, place)}
          />
          <p>{painCopy.strong}</p>
          <p>
            <b>{painCopy.emergency}</b>
          </p>
          <RouterButtonLink variant="outline" to={appPaths.conversation}>
            {copy.talk}
          </RouterButtonLink>
        </section>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          <section aria-labelledby="series">
            <h2 id="series">{copy.sets}</h2>
            <SummaryList rows={rows} wordsOf={wordsOf} onCorrect={onCorrect} />
          </section>
          <EffortChoice value={workout.end?.effort ?? null} onChange={onEffort} />
        </div>
        <div className={styles.column}>
          <NextTime context={context} history={history} />
          <p>
            <b>{copy.read}</b>
            <br />
            <span className="small soft">{copy.who}</span>
          </p>
          <RouterButtonLink fullWidth to={appPaths.today}>
            {copy.close}
          </RouterButtonLink>
          <p className="small soft">{isSent ? copy.sent : isKept ? copy.kept : workoutCopy.notKept}</p>
          {question}
        </div>
      </div>
    </div>
  );
}

const JUST_NOW_MS = 60_000;
const isJustNow = ({ end }: StoredWorkout): boolean => end !== null && Date.now() - Date.parse(end.at) < JUST_NOW_MS;

const minutesOf = ({ startedAt, end }: StoredWorkout): number =>
  end ? Math.max(1, Math.round((Date.parse(end.at) - Date.parse(startedAt)) / 60_000)) : 1;

const DAY_MS = 86_400_000;

/** "terça" within a week, "3/11" before it, as seen on `today`. */
function formatDayName(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  return days < 7 ? weekdayName(day) : `${Number(day.slice(8))}/${day.slice(5, 7)}`;
}

/** What the next time of this session asks for, a sentence for each change. */
type NextTimeProps = { context: WorkoutContext; history: readonly WorkoutHistory[] };

function NextTime({ context: { session, wordsOf, nextTargets, reasonOf }, history }: NextTimeProps) {
  const changes = changesIn(
    nextTargets(history),
    session.exercises.map(({ part }) => part),
  );
  return (
    <section className={`${styles.next} quiet-panel stack gap-2`} aria-labelledby="na-proxima">
      <h2 id="na-proxima">{copy.next}</h2>
      {changes.map((target) => (
        <p key={target.part}>
          <b>{wordsOf(target.exercise)?.name}</b>
          <br />
          {reasonOf(target)}
        </p>
      ))}
      <p className={changes.length > 0 ? "small soft" : undefined}>{changes.length > 0 ? copy.rest : copy.same}</p>
    </section>
  );
}

/** Codes that say "as last time" or "go on": nothing to tell about the next session. */
const QUIET = /\.keep$|\.once$|^unknown$|^first\.|^limited$/;

/** What changes in this session next time, in the order of its parts. */
const changesIn = (targets: readonly NextTarget[], parts: readonly string[]): NextTarget[] =>
  targets.filter(({ part, reason }) => parts.includes(part) && !QUIET.test(reason.code));
