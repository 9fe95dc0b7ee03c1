import type { PlanView } from "@app/contract/plans";
import type { WorkoutHistory } from "@app/contract/workouts";
import { useMemo, useState } from "react";
import { layerIn } from "../data/plan-layer/layer.ts";
import type { ExerciseTexts } from "../data/training/exercise-texts.ts";
import { workoutHistory } from "../data/workout-records/workout-history.ts";
import { type StoredWorkout, workoutRecordsIn } from "../data/workout-records/workout-records.ts";
import { localDay } from "../shell/format/days.ts";
import type { DeviceState } from "../sync/core/device-state.ts";
import { currentWorkout } from "./model/current-workout.ts";
import { historyBefore } from "./model/targets-on-device.ts";
import { type WorkoutState, workoutState } from "./model/workout-state.ts";
import { type WorkoutContext, workoutContext } from "./workout-context.ts";

type WorkoutInput = {
  plan: PlanView;
  /** The server's, as far as they are known. */
  received: readonly WorkoutHistory[];
  texts: ExerciseTexts;
  sessionId: string;
  /** The device's records, with those that are being written. */
  device: DeviceState;
  /** Milliseconds. */
  now: number;
  /** Before it began; afterwards its record says it. */
  wantsShort: boolean;
};

export type UsedWorkout = {
  context: WorkoutContext;
  workout: StoredWorkout | undefined;
  state: WorkoutState;
  /** Its calendar day. */
  day: string;
  /** This workout and all before it, the newest first. */
  history: readonly WorkoutHistory[];
};

/** The workout of a session, as the plan and the records give it. Null: the plan has no such session. */
export function useWorkout({
  plan,
  received,
  texts,
  sessionId,
  device,
  now,
  wantsShort,
}: WorkoutInput): UsedWorkout | null {
  const version = plan.madeIn.training;
  const today = localDay(new Date(now));
  const records = useMemo(() => workoutRecordsIn(device), [device]);
  const swaps = useUnchanged(useMemo(() => layerIn(device).swaps, [device]));
  const history = useMemo(() => workoutHistory(records, received), [records, received]);
  const workout = currentWorkout(records, { plan: version, session: sessionId, day: today, now });
  const current = useUnchanged({
    plan: version,
    id: sessionId,
    day: workout?.session.day ?? today,
    isShort: workout?.session.isShort ?? wantsShort,
  });
  // Its own sets change nothing of what it asks for, so that a tap derives only where the member is.
  const before = useUnchanged(useMemo(() => historyBefore(history, current), [history, current]));
  const context = useMemo(
    () => workoutContext({ plan, layer: { swaps }, texts, current, before }),
    [plan, swaps, texts, current, before],
  );
  if (!context) return null;
  return { context, workout, state: workoutState(context.session, records, workout), day: current.day, history };
}

/** The same object while its contents are the same: what is derived from it is not derived again. */
function useUnchanged<T>(value: T): T {
  const [kept, setKept] = useState({ value, text: JSON.stringify(value) });
  if (kept.value === value) return value;
  const text = JSON.stringify(value);
  if (text === kept.text) return kept.value;
  setKept({ value, text });
  return value;
}
