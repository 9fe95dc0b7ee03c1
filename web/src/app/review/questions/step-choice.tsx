import {
  dietDaysCopy,
  obstacleCopy,
  reviewCopy,
  scaleCopy,
  sleepCopy,
  workoutsCopy,
} from "../../../content/app/review.ts";
import { weekdayName } from "../../shell/format/days.ts";
import type { Draft, ScaleId, StepId } from "../model/steps.ts";
import type { WeekOnDevice } from "../model/week-on-device.ts";
import { NumberChoice } from "./number-choice.tsx";
import styles from "./questions.module.css";
import { RowChoice } from "./row-choice.tsx";

type StepChoiceProps = {
  step: Exclude<StepId, "change">;
  labelledBy: string;
  draft: Draft;
  plannedWorkouts: number;
  logged: WeekOnDevice;
  onAnswer: (answer: Draft) => void;
};

const DAYS = 7;

/** The answers of a question that one tap answers, and what the member logged about it. */
export function StepChoice({ step, labelledBy, draft, plannedWorkouts, logged, onAnswer }: StepChoiceProps) {
  if (step === "dietDays")
    return (
      <>
        <NumberChoice
          labelledBy={labelledBy}
          highest={DAYS}
          value={draft.dietDays}
          onChoose={(dietDays) => onAnswer({ dietDays })}
        />
        {logged.diaryDays > 0 ? (
          <p className={`${styles.note} caption`}>{dietDaysCopy.logged(logged.diaryDays)}</p>
        ) : null}
      </>
    );
  if (step === "workouts")
    return (
      <>
        <NumberChoice
          labelledBy={labelledBy}
          highest={plannedWorkouts}
          more={workoutsCopy.more(plannedWorkouts)}
          value={draft.workouts}
          onChoose={(workouts) => onAnswer({ workouts })}
        />
        <p className={`${styles.note} caption`}>{workoutsNote(logged.workoutDays)}</p>
      </>
    );
  if (step === "obstacle")
    return (
      <RowChoice
        labelledBy={labelledBy}
        options={obstacles}
        value={draft.obstacle}
        onChoose={(obstacle) => onAnswer({ obstacle })}
      />
    );
  return (
    <>
      <RowChoice
        labelledBy={labelledBy}
        options={scaleCopy[step].map(([text], index) => ({ value: index + 1, text }))}
        value={draft[step]}
        onChoose={(value) => onAnswer({ [step]: value })}
      />
      <p className={`${styles.note} caption`}>{scaleNote(step, logged)}</p>
    </>
  );
}

type Obstacle = NonNullable<Draft["obstacle"]>;
const obstacles = Object.entries(obstacleCopy).map(([value, [text]]) => ({ value: value as Obstacle, text }));

const workoutsNote = (days: readonly string[]): string =>
  days.length > 0 ? workoutsCopy.logged(days.map(weekdayName)) : workoutsCopy.walks;

function scaleNote(step: ScaleId, { sleepMinutes }: WeekOnDevice): string | null {
  if (step === "hunger") return reviewCopy.oneTap;
  return step === "sleep" && sleepMinutes !== null ? sleepCopy.logged(sleepMinutes) : null;
}
