import type { PlanView } from "@app/contract/plans";
import type { WorkoutHistory } from "@app/contract/workouts";
import { blockWeekOf } from "@app/engine/training/progression/block-week";
import { progressText } from "@app/engine/training/progression/progress-text";
import { useMemo } from "react";
import { layerIn } from "../data/plan-layer/layer.ts";
import { localDay } from "../data/plan-layer/plan-day.ts";
import { swapExercise } from "../data/plan-layer/swap-edits.ts";
import type { ExerciseTexts } from "../data/training/exercise-texts.ts";
import { sessionWithSwaps } from "../data/training/session-with-swaps.ts";
import { workoutHistory } from "../data/workout-records/workout-history.ts";
import { type StoredWorkout, workoutRecordsIn } from "../data/workout-records/workout-records.ts";
import type { DeviceState } from "../sync/core/device-state.ts";
import { currentWorkout } from "./model/current-workout.ts";
import { lastTime } from "./model/last-time.ts";
import { type PlayedSession, playedSession } from "./model/played-session.ts";
import { historyBefore, targetsOnDevice } from "./model/targets-on-device.ts";
import { type WorkoutState, workoutState } from "./model/workout-state.ts";
import { useUnchanged } from "./use-unchanged.ts";
import type { WorkoutContext } from "./workout-context.ts";

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
  /** The session in its other length; null: it has one only. */
  other: PlayedSession | null;
};

/** The workout of a session, as the plan and the records give it. Null: the plan has no such session. */
export function useWorkout(input: WorkoutInput): UsedWorkout | null {
  const { plan, received, texts, sessionId, device, now, wantsShort } = input;
  const records = useMemo(() => workoutRecordsIn(device), [device]);
  const layer = useUnchanged(useMemo(() => ({ swaps: layerIn(device).swaps }), [device]));
  const sought = { plan: plan.madeIn.training, session: sessionId };
  const workout = currentWorkout(records, { ...sought, day: localDay(new Date(now)), now });
  const day = workout?.session.day ?? localDay(new Date(now));
  const current = useMemo(
    () => ({ plan: plan.madeIn.training, id: sessionId, day }),
    [plan.madeIn.training, sessionId, day],
  );
  const all = useMemo(() => workoutHistory(records, received), [records, received]);
  const before = useUnchanged(useMemo(() => historyBefore(all, current), [all, current]));
  const isShort = workout?.session.isShort ?? wantsShort;

  const base = useMemo(() => {
    const wordsOf = (exercise: string) => texts[exercise];
    const { training, madeIn, validFrom } = plan;
    const input = { plan, layer, history: before, day, wordsOf };
    const session = sessionWithSwaps(plan, layer, sessionId, day, targetsOnDevice({ ...input, isToday: false }));
    if (!session || !training) return null;
    const { level } = training;
    const source = {
      training,
      madeIn: madeIn.training,
      session,
      week: blockWeekOf({ startsOn: validFrom, workouts: before, level, today: day }).number,
      next: targetsOnDevice({ ...input, isToday: true }),
      loadOf: (exercise: string) => texts[exercise]?.load,
    };
    const played = (short: boolean) => playedSession(source, short);
    return { wordsOf, session: played(isShort), other: session.short ? played(!isShort) : null };
  }, [plan, layer, before, day, sessionId, texts, isShort]);

  const context = useMemo<WorkoutContext | null>(() => {
    if (!base) return null;
    const { wordsOf, session } = base;
    const planned = plan.training?.sessions.find(({ id }) => id === sessionId)?.exercises ?? [];
    return {
      session,
      wordsOf,
      lastTimeOf: (exercise) => lastTime(before, exercise, current),
      swapEdits: (part, takes) => {
        const exercise = planned.find(({ id }) => id === part);
        // Back to what the plan says, whichever rung of it was reached.
        const chosen = exercise?.swaps.includes(takes) ? takes : exercise?.exercise;
        const own = { ...layer, eaten: [], ticks: [] };
        return exercise && chosen ? swapExercise({ plan, layer: own, day, scope: "day" }, exercise, chosen) : [];
      },
      nextTargets: () => targetsOnDevice({ plan, layer, history: all, day, isToday: false, wordsOf }),
      reasonOf: ({ reason }) => progressText(reason),
    };
  }, [base, plan, layer, sessionId, before, all, current, day]);

  if (!base || !context) return null;
  return { context, workout, state: workoutState(base.session, records, workout), day, other: base.other };
}
