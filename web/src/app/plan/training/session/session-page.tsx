import type { Training } from "@app/contract/plan-training";
import type { WorkoutsView } from "@app/contract/workouts";
import { useState } from "react";
import { appPaths } from "../../../../app-paths.ts";
import { blockCopy, sessionPageCopy as copy, sessionNames } from "../../../../content/app/plan/training.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Icon } from "../../../../ui/core/icon.tsx";
import { ExerciseFigure } from "../../../../ui/figure/exercise-figure.tsx";
import { equipmentOf, fullEquipment, inSentence, lowerFirst } from "../../../data/training/describe-session.ts";
import type { ExerciseTexts } from "../../../data/training/exercise-texts.ts";
import { sessionPictures } from "../../../data/training/session-pictures.ts";
import type { LayeredSession } from "../../../data/training/session-with-swaps.ts";
import { workoutPath } from "../../../data/training/workout-path.ts";
import { Link } from "../../../shell/link.tsx";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";
import { ExerciseSteps } from "./exercise-steps.tsx";
import styles from "./session.module.css";

export type SessionPageProps = {
  training: Training;
  session: LayeredSession;
  week: WorkoutsView["week"];
  texts: ExerciseTexts;
  /** Regions that hurt. */
  sore: readonly string[];
  /** On today's date. */
  state: "open" | "running" | "done";
};

/** A session before it starts: what to have at hand, the exercises on the thread, and how hard this week is. */
export function SessionPage({ training, session, week, texts, sore, state }: SessionPageProps) {
  const [isShort, setShort] = useState(false);
  const shown = isShort ? shortSession(session) : session;
  const minutes = (isShort ? session.short?.minutes : session.minutes[week.number - 1]) ?? 0;
  const picture = sessionPictures([shown], texts).get(session.id);
  return (
    <div className={styles.page}>
      {picture ? (
        <div className={styles.cover}>
          <ExerciseFigure className={styles.figure} id={picture.id} poses="both" />
        </div>
      ) : null}
      <header className={styles.head}>
        <Link className={styles.back} to={appPaths.training}>
          <Icon name="arrow-left" />
          {blockCopy.back(training.block)}
        </Link>
        <h1>{sessionNames.at(session.id, training.place)}</h1>
        <p>
          {sessionNames.minutes(minutes)}. {fullEquipment(equipmentOf(shown, texts))}.
        </p>
        {session.note ? (
          <p className={styles.note}>
            <b>{copy.note}</b> {session.note}
          </p>
        ) : null}
      </header>
      <div className={styles.columns}>
        <ExerciseSteps session={shown} week={week.number} texts={texts} sore={sore} />
        <div className={styles.aside}>
          <div className={styles.start}>
            <RouterButtonLink fullWidth to={workoutPath(session.id, isShort)}>
              {state === "done" ? copy.summary : state === "running" ? copy.resume : copy.start}
            </RouterButtonLink>
          </div>
          {session.short && state === "open" ? (
            <ShortVersion session={session} texts={texts} isOn={isShort} onChange={setShort} />
          ) : null}
          <Effort training={training} session={session} week={week} />
        </div>
      </div>
    </div>
  );
}

type ShortVersionProps = {
  session: LayeredSession;
  texts: ExerciseTexts;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function ShortVersion({ session, texts, isOn, onChange }: ShortVersionProps) {
  const minutes = session.short?.minutes ?? 0;
  const names = shortSession(session).exercises.flatMap(({ exercise }) => texts[exercise]?.name ?? []);
  return (
    <section className={`${styles.short} warm-panel stack gap-2`} aria-labelledby="curta">
      <h2 id="curta">{copy.shortTitle}</h2>
      <p role="status">{isOn ? copy.shortOn(minutes) : copy.shortText(minutes, inSentence(names.map(lowerFirst)))}</p>
      <Button variant="link" onClick={() => onChange(!isOn)}>
        {isOn ? copy.chooseWhole : copy.chooseShort}
      </Button>
    </section>
  );
}

function Effort({ training, session, week }: Pick<SessionPageProps, "training" | "session" | "week">) {
  const left = session.exercises.find(({ next }) => next)?.next?.reserve ?? training.reserve[week.number - 1] ?? 0;
  const why = training.isLimited
    ? copy.effortLimited
    : week.kind === "planned"
      ? copy.effortByWeek[week.number - 1]
      : blockCopy.kinds[week.kind];
  return (
    <section className={`${styles.effort} stack gap-2`} aria-labelledby="esforco">
      <h2 id="esforco">{copy.effortTitle}</h2>
      <p>
        {copy.effort(left)} {why}
      </p>
    </section>
  );
}

/** "Sem tempo hoje?": the parts that stay, with their sets. Without a short version the session is as it is. */
function shortSession(session: LayeredSession): LayeredSession {
  const { short } = session;
  if (!short) return session;
  const exercises = session.exercises.flatMap((exercise) => {
    const part = short.parts.find(({ id }) => id === exercise.id);
    if (!part) return [];
    const next = exercise.next && { ...exercise.next, sets: Math.min(part.sets, exercise.next.sets) };
    return [{ ...exercise, sets: exercise.sets.map(() => part.sets), next }];
  });
  return { ...session, exercises };
}
