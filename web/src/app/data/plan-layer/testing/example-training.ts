import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { NextTarget, WorkoutsView } from "@app/contract/workouts";

// An example to build and test screens with: Bia's block of four weeks as the comps draw it, at home with nothing.

const squats = [
  "own:agachamento-cadeira",
  "fx:Bodyweight_Squat",
  "own:agachamento-pausa",
  "own:agachamento-mochila",
  "own:agachamento-bulgaro",
];
const rows = ["own:remada-toalha", "own:remada-lencol", "own:remada-lencol-deitada", "own:remada-mochila"];

const anExercise = (id: string, exercise: string, changes: Partial<PlannedExercise> = {}): PlannedExercise => ({
  id,
  exercise,
  sets: [3, 3, 3, 4],
  unit: "reps",
  target: [8, 12],
  restSeconds: 90,
  pair: null,
  progression: "ladder",
  ladder: [],
  swaps: [],
  ...changes,
});

const plank = (id: string): PlannedExercise =>
  anExercise(id, "fx:Plank", {
    unit: "seconds",
    target: [20, 30],
    restSeconds: 60,
    progression: "time",
    ladder: ["own:prancha-apoio", "own:prancha-joelhos", "fx:Plank"],
    swaps: ["own:prancha-joelhos", "fx:Dead_Bug"],
  });

const warmUp: TrainingSession["warmUp"] = [
  { exercise: "own:marcha-no-lugar", unit: "seconds", count: 120 },
  { exercise: "fx:Standing_Hip_Circles", unit: "reps", count: 10 },
  { exercise: "fx:Arm_Circles", unit: "reps", count: 10 },
];

const sessionA: TrainingSession = {
  id: "A",
  kind: "corpo-todo",
  minutes: [30, 30, 32, 34],
  warmUp,
  exercises: [
    anExercise("A.1", "own:agachamento-cadeira", {
      ladder: squats,
      swaps: ["own:degrau-baixo", "own:isometria-parede", "fx:Bodyweight_Squat"],
    }),
    anExercise("A.2", "fx:Incline_Push-Up", {
      ladder: ["own:flexao-parede", "fx:Incline_Push-Up", "own:flexao-joelhos"],
      swaps: ["own:flexao-parede", "own:flexao-joelhos"],
    }),
    anExercise("A.3", "own:remada-toalha", { ladder: rows, swaps: ["own:remada-lencol", "own:remada-mochila"] }),
    anExercise("A.4", "fx:Butt_Lift_Bridge", {
      sets: [2, 2, 3, 3],
      target: [10, 15],
      restSeconds: 60,
      swaps: ["own:ponte-pes-cadeira", "fx:Glute_Kickback"],
    }),
    plank("A.5"),
  ],
  short: {
    minutes: 12,
    parts: [
      { id: "A.1", sets: 2 },
      { id: "A.3", sets: 2 },
      { id: "A.5", sets: 2 },
    ],
  },
};

const sessionB: TrainingSession = {
  id: "B",
  kind: "corpo-todo",
  minutes: [30, 30, 32, 34],
  warmUp,
  exercises: [
    anExercise("B.1", "own:agachamento-mochila", {
      progression: "load",
      ladder: squats,
      swaps: ["fx:Bodyweight_Squat", "own:degrau-baixo"],
    }),
    anExercise("B.2", "own:remada-mochila", { progression: "load", ladder: rows, swaps: ["own:remada-toalha"] }),
    plank("B.3"),
  ],
  short: null,
};

const sessionC: TrainingSession = {
  id: "C",
  kind: "corpo-todo",
  minutes: [28, 28, 30, 30],
  warmUp,
  exercises: [plank("C.1"), anExercise("C.2", "fx:Butt_Lift_Bridge"), anExercise("C.3", "own:flexao-joelhos")],
  short: null,
};

export const exampleTraining: Training = {
  block: 1,
  level: "iniciante",
  isLimited: false,
  place: "casa-sem-nada",
  equipment: ["assento", "toalha", "porta", "mochila"],
  days: 3,
  reserve: [4, 4, 3, 3],
  sessions: [sessionA, sessionB, sessionC],
  walks: 0,
  cardio: { minutes: [60, 67, 75, 84], effort: [3, 5], exercises: ["fx:Trail_Running_Walking", "own:marcha-no-lugar"] },
};

/** Level B: two easy sessions and walks, without a load to reach. */
export const limitedTraining: Training = {
  ...exampleTraining,
  isLimited: true,
  days: 4,
  reserve: [4, 4, 4, 4],
  sessions: [
    {
      ...sessionA,
      kind: "leve",
      minutes: [15, 15, 15, 15],
      exercises: [
        anExercise("A.1", "own:agachamento-cadeira", { progression: "none", swaps: ["own:isometria-parede"] }),
        anExercise("A.2", "own:flexao-parede", { progression: "none" }),
      ],
      short: null,
    },
  ],
  walks: 3,
  cardio: { minutes: [80, 80, 80, 80], effort: [2, 4], exercises: ["fx:Trail_Running_Walking"] },
};

export const exampleTrainingReasons = [
  "Três treinos de corpo todo passam por cada grupo de músculo três vezes na semana, com um dia de descanso entre eles.",
  "Para quem está começando, mais dias somam cansaço antes de somar força.",
];

/** `exercise`: another rung than the planned one. */
export const aTarget = (part: string, exercise: string, changes: Partial<NextTarget> = {}): NextTarget => ({
  part,
  exercise,
  sets: 3,
  kg: null,
  target: [8, 12],
  reserve: 4,
  reason: { code: "first-time", values: {} },
  ...changes,
});

/** The first week, before any workout. */
export const exampleWorkouts = (changes: Partial<WorkoutsView> = {}): WorkoutsView => ({
  plan: 1,
  week: { number: 1, kind: "planned" },
  done: [],
  history: [],
  next: [],
  ...changes,
});
