import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { NextTarget } from "@app/contract/workouts";
import type { ExerciseFacts } from "@app/engine/training/library/exercise";
import { sessionWithSwaps } from "../../data/training/session-with-swaps.ts";
import { type PlayedSession, playedSession } from "../model/played-session.ts";

// Bia's session A as the comps draw it, with a goblet squat in the place of the bridge for its load.

const aPart = (part: Partial<PlannedExercise> & Pick<PlannedExercise, "id" | "exercise">): PlannedExercise => ({
  sets: [3, 3, 3, 3],
  unit: "reps",
  target: [8, 12],
  restSeconds: 90,
  pair: null,
  progression: "ladder",
  ladder: [],
  swaps: [],
  ...part,
});

export const exampleTrainingSession = (): TrainingSession => ({
  id: "A",
  kind: "corpo-todo",
  minutes: [28, 28, 30, 30],
  warmUp: [
    { exercise: "own:marcha-no-lugar", unit: "seconds", count: 120 },
    { exercise: "fx:Arm_Circles", unit: "reps", count: 10 },
    { exercise: "fx:Standing_Hip_Circles", unit: "reps", count: 8 },
  ],
  exercises: [
    aPart({
      id: "A.1",
      exercise: "own:agachamento-cadeira",
      swaps: ["fx:Bodyweight_Squat", "own:isometria-parede"],
    }),
    aPart({
      id: "A.2",
      exercise: "fx:Incline_Push-Up",
      swaps: ["fx:Incline_Push-Up_Medium"],
      pair: 1,
      sets: [2, 2, 2, 2],
    }),
    aPart({
      id: "A.3",
      exercise: "own:remada-toalha",
      swaps: ["own:remada-toalha-poste"],
      pair: 1,
      sets: [2, 2, 2, 2],
    }),
    aPart({
      id: "A.4",
      exercise: "fx:Goblet_Squat",
      progression: "load",
      sets: [2, 2, 2, 2],
      swaps: ["own:goblet-assento"],
    }),
    aPart({
      id: "A.5",
      exercise: "fx:Plank",
      unit: "seconds",
      target: [20, 30],
      restSeconds: 60,
      progression: "time",
      sets: [2, 2, 2, 2],
      swaps: ["own:prancha-joelhos"],
    }),
  ],
  short: {
    minutes: 15,
    parts: [
      { id: "A.1", sets: 2 },
      { id: "A.3", sets: 2 },
    ],
  },
});

export const exampleTraining = (): Training => ({
  block: 1,
  level: "iniciante",
  isLimited: false,
  place: "casa-com-equipamento",
  equipment: ["assento", "apoio-alto", "toalha", "porta", "halteres"],
  days: 3,
  reserve: [4, 3, 3, 3],
  sessions: [exampleTrainingSession()],
  walks: 0,
  cardio: { minutes: [60, 60, 70, 80], effort: [3, 5], exercises: ["own:marcha-no-lugar"] },
});

const LOADS: Readonly<Record<string, ExerciseFacts["load"]>> = {
  "fx:Goblet_Squat": "kg",
  "own:goblet-assento": "kg",
  "fx:Plank": "segundos",
  "own:prancha-joelhos": "segundos",
  "own:isometria-parede": "segundos",
};

type Changes = {
  next?: readonly NextTarget[];
  swaps?: Readonly<Record<string, string>>;
  isShort?: boolean;
  week?: number;
};

/** With the member's swaps by part: `{ "A.1": "fx:Bodyweight_Squat" }`. */
export function exampleSession({ next = [], swaps = {}, isShort = false, week = 2 }: Changes = {}): PlayedSession {
  const plan = { training: exampleTraining(), madeIn: { diet: 1, training: 1 } };
  const chosen = Object.entries(swaps).map(([part, takes]) => ({ plan: 1, part, takes, day: null }));
  const session = sessionWithSwaps(plan, { swaps: chosen }, "A", "2026-11-12", next);
  if (!session) throw new Error("no session A");
  const loadOf = (exercise: string) => LOADS[exercise] ?? "corpo";
  return playedSession({ training: plan.training, madeIn: 1, session, week, next, loadOf }, isShort);
}
