import { MAX_COUNT, MAX_KG } from "@app/contract/workouts";
import type { Exercise, ExerciseFacts } from "@app/engine/training/library/exercise";
import { progressionRules } from "@app/engine/training/progression/progression-rules";
import { type ReactNode, type RefObject, useState } from "react";
import { setCopy as copy, workoutCopy } from "../../../content/app/workout/workout.ts";
import { Button } from "../../../ui/core/button.tsx";
import { KeptNumber } from "../../../ui/display/kept-number.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { formatFactor } from "../../shell/format/numbers.ts";
import { formatSets, formatTarget } from "../model/format-set.ts";
import type { LastTime } from "../model/last-time.ts";
import { type SetValues, startingValues } from "../model/starting-values.ts";
import type { ExerciseProgress } from "../model/workout-state.ts";
import { BigStepper } from "./big-stepper.tsx";
import { ExerciseThread } from "./exercise-thread.tsx";
import { HoldTimer } from "./hold-timer.tsx";
import { PlayerFrame } from "./player-frame.tsx";
import styles from "./reserve-choice.module.css";
import { ReserveChoice } from "./reserve-choice.tsx";
import { SetChips } from "./set-chips.tsx";

/** With so many left it is a careful plan, or its first weeks: how to breathe stands there without a tap. */
const CAREFUL_RESERVE = 4;

export type SetScreenProps = {
  session: string;
  badge: ReactNode;
  notice?: ReactNode;
  exercises: readonly ExerciseProgress[];
  /** Of the exercise in the session, from 0. */
  position: number;
  /** The set on the screen. */
  number: number;
  /** Undefined: this build does not know the exercise. */
  words: Exercise | undefined;
  /** Of a region that hurts. */
  sore: string | null;
  last: LastTime | null;
  /** It was done, and is being corrected. */
  isCorrection: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onConclude: (values: SetValues) => void;
  onCorrect: (number: number) => void;
  onCancel: () => void;
  /** Absent while a set is corrected after the end. */
  onPain?: () => void;
  onSwap?: () => void;
  onHow?: () => void;
};

/** One set of one exercise. Its values are of this screen until they are concluded. */
export function SetScreen(props: SetScreenProps) {
  const { exercises, position, number, words, sore, last, isCorrection, heading } = props;
  const exercise = exercises[position];
  const [values, setValues] = useState<SetValues>(() => {
    const done = exercise?.done.find((set) => set.number === number);
    if (done) return { count: done.count, kg: done.kg, reserve: done.reserve };
    return exercise ? startingValues(exercise, number, last) : { count: 0, kg: null, reserve: null };
  });
  if (!exercise) return null;
  const { unit, target, reserve } = exercise;
  const change = (next: Partial<SetValues>) => setValues((before) => ({ ...before, ...next }));
  const isFirstLoad = words?.load === "kg" && values.kg === null && !last;

  return (
    <PlayerFrame
      session={props.session}
      position={workoutCopy.position(position + 1, exercises.length)}
      badge={props.badge}
      isDense={words?.load === "kg"}
      scene={words ? <ExerciseFigure id={words.id} poses="both" /> : null}
    >
      {props.notice}
      <div className={`${styles.where} row wrap`}>
        <ExerciseThread exercises={exercises} position={position} />
        {words && props.onHow ? (
          <button className={`${styles.how} bare center`} type="button" onClick={props.onHow}>
            <span>{copy.how}</span>
          </button>
        ) : null}
      </div>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {words?.name ?? workoutCopy.exerciseOf(position + 1, exercises.length)}
        </h1>
        <p className={`${styles.target} note wrap figures`}>
          <span>{formatTarget(target, unit, words?.unilateral)}</span>
          {last ? <KeptNumber of="equipment-load">{copy.last(formatSets(last.sets, unit))}</KeptNumber> : null}
          {isFirstLoad ? <span>{copy.chooseLoad(reserve)}</span> : null}
        </p>
        {sore ? <p className={styles.sore}>{sore}</p> : null}
        {words && reserve >= CAREFUL_RESERVE ? (
          <p className={`${styles.target} note wrap figures`}>{words.breathing}</p>
        ) : null}
      </div>
      <SetChips exercise={exercise} current={number} onCorrect={props.onCorrect} />
      <div className="stack gap-2">
        <BigStepper
          {...copy[unit]}
          value={values.count}
          text={String(values.count)}
          step={1}
          max={MAX_COUNT}
          onChange={(count) => change({ count })}
        />
        {words?.load === "kg" ? (
          <BigStepper
            label={copy.kg.label}
            keptAs="equipment-load"
            unit={copy.kg.unit}
            value={values.kg}
            text={values.kg === null ? "–" : formatFactor(values.kg)}
            step={loadStep(words)}
            max={MAX_KG}
            onChange={(kg) => change({ kg })}
          />
        ) : null}
      </div>
      {unit === "reps" ? (
        <ReserveChoice
          isCompact={words?.load === "kg"}
          value={values.reserve}
          target={reserve}
          onChange={(next) => change({ reserve: next })}
        />
      ) : (
        <HoldTimer onCount={(count) => change({ count })} />
      )}
      <div className={styles.foot}>
        <Button
          className={styles.conclude}
          fullWidth
          onClick={({ detail }) => {
            // The second click of a double one would conclude the next set.
            if (detail < 2) props.onConclude(values);
          }}
        >
          {isCorrection ? copy.keep : copy.conclude}
        </Button>
        {isCorrection ? (
          <Button className={styles.other} variant="outline" fullWidth onClick={props.onCancel}>
            {copy.cancel}
          </Button>
        ) : (
          <div className={`${styles.pair} stack gap-3`}>
            <Button className={styles.other} variant="outline" onClick={props.onPain}>
              {copy.pain}
            </Button>
            <Button className={styles.other} variant="outline" onClick={props.onSwap}>
              {copy.swap}
            </Button>
          </div>
        )}
      </div>
    </PlayerFrame>
  );
}

const { steps, defaultStep } = progressionRules.content.rise;

/** What − and + are worth in kilograms: the smallest step of the equipment, which the progression takes too. */
const loadStep = ({ equipment }: Pick<ExerciseFacts, "equipment">): number =>
  Math.max(0, ...equipment.map((one) => steps[one] ?? 0)) || defaultStep;
