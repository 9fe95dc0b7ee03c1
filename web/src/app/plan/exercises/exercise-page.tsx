import { EQUIPMENT } from "@app/engine/training/library/equipment";
import type { Exercise } from "@app/engine/training/library/exercise";
import { appPaths } from "../../../app-paths.ts";
import { exerciseCopy as copy } from "../../../content/app/plan/exercises.ts";
import { sessionNames } from "../../../content/app/plan/training.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { KeptNumber } from "../../../ui/display/kept-number.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { inSentence } from "../../data/training/describe-session.ts";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { capitalized } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { describeSets } from "../training/format/describe-sets.ts";
import type { SessionPart, SwapPart } from "./exercise-part.ts";
import styles from "./exercises.module.css";
import { LadderRungs } from "./ladder-rungs.tsx";
import { SwapChoices } from "./swap-choices.tsx";

type ExercisePageProps = {
  exercise: Exercise;
  texts: ExerciseTexts;
  /** Null: it is in no session of the member's plan. */
  part: SessionPart | null;
  /** Of the block, from 1 to 4. */
  week: number;
  lastTime: string | null;
  onSwap: SwapPart;
};

/** How an exercise is done, where it stands on its ladder, and what may take its place. */
export function ExercisePage({ exercise, texts, part, week, lastTime, onSwap }: ExercisePageProps) {
  const isInPlan = part?.exercise.exercise === exercise.id;
  return (
    <div className={styles.page}>
      <figure>
        <div className={styles.scene}>
          <ExerciseFigure className={styles.figure} id={exercise.id} poses="both" />
        </div>
        <figcaption className={`${styles.poses} hint stack gap-4`}>
          {exercise.movement.map((pose, index) => (
            <span key={pose}>
              {copy.poses[index]}
              {pose}
            </span>
          ))}
        </figcaption>
      </figure>
      <header className={styles.head}>
        <Link className={styles.back} to={part ? appPaths.trainingSession(part.session) : appPaths.exercises}>
          <Icon name="arrow-left" />
          {part ? sessionNames.session(part.session) : copy.back}
        </Link>
        <h1>{exercise.name}</h1>
        <p>
          <KeptNumber of="equipment-load">
            {isInPlan ? copy.sets(describeSets(part.exercise, week, exercise)) : null}{" "}
            {lastTime === null ? null : copy.lastTime(lastTime)}
          </KeptNumber>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.plumb}>
            <PlumbBob className={styles.bob} />
            <b>{exercise.plumb}</b>
            <p>{copy.plumb}</p>
          </section>
          <section className={styles.section} aria-labelledby="como">
            <h2 id="como">{copy.steps}</h2>
            <ol className={styles.steps}>
              {exercise.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <Facts exercise={exercise} />
        </div>
        <div className={styles.aside}>
          <LadderRungs
            exercise={exercise}
            own={isInPlan ? part.exercise.ladder : []}
            climbs={part?.exercise.progression !== "none"}
            texts={texts}
          />
          {part ? <SwapChoices key={part.exercise.id} exercise={exercise} {...{ part, texts, onSwap }} /> : null}
        </div>
      </div>
    </div>
  );
}

function Facts({ exercise: { breathing, feel, mistakes, stopIf, equipment } }: { exercise: Exercise }) {
  const needs = equipment.map((one) => EQUIPMENT[one]);
  const facts = [
    [copy.breathe, breathing],
    [copy.feel, feel],
    [copy.avoid, mistakes.join(" ")],
    [copy.stopIf, `${stopIf} ${copy.pain}`],
    [copy.needs, needs.length === 0 ? copy.nothing : `${capitalized(inSentence(needs))}.`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
