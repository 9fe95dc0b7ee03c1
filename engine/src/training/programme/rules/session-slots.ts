import type { SESSION_KINDS } from "@app/contract/plan-training";
import type { TrainingLevel } from "../../../intake/facts/activity.ts";
import type { Goal } from "../../../nutrition/target-rules.ts";
import type { Equipment } from "../../library/equipment.ts";
import type { ExerciseId, MajorGroup, Mechanic, Muscle, Pattern } from "../../library/exercise.ts";

type Kind = (typeof SESSION_KINDS)[number];

/** What a session is made of, the most important first; the first session of a kind takes the first row, and so on. */
const slots: Readonly<Record<Kind, readonly (readonly Pattern[])[]>> = {
  "corpo-todo": [
    ["joelho", "empurrar-horizontal", "puxar-horizontal", "core", "quadril", "puxar-vertical"],
    ["joelho", "puxar-horizontal", "empurrar-horizontal", "core", "quadril", "empurrar-vertical"],
    ["joelho", "empurrar-horizontal", "puxar-horizontal", "quadril", "core", "puxar-vertical"],
  ],
  superior: [
    ["empurrar-horizontal", "puxar-horizontal", "puxar-vertical", "empurrar-vertical"],
    ["puxar-vertical", "empurrar-horizontal", "puxar-horizontal"],
  ],
  inferior: [
    ["joelho", "quadril", "core"],
    ["quadril", "joelho", "core"],
  ],
  empurrar: [["empurrar-horizontal", "empurrar-vertical", "triceps"]],
  puxar: [
    ["puxar-vertical", "puxar-horizontal", "biceps"],
    ["puxar-horizontal", "puxar-vertical", "biceps"],
  ],
  pernas: [
    ["joelho", "quadril", "core"],
    ["quadril", "joelho", "core"],
  ],
  leve: [
    ["joelho", "puxar-horizontal", "empurrar-horizontal", "core", "mobilidade"],
    ["joelho", "empurrar-horizontal", "puxar-horizontal", "core", "quadril"],
  ],
};

const upper = ["empurrar-horizontal", "puxar-horizontal", "empurrar-vertical", "puxar-vertical"] as const;
const lower = ["joelho", "quadril"] as const;

/** What may be added where a group lacks sets. */
const more: Readonly<Record<Kind, readonly Pattern[]>> = {
  "corpo-todo": [...lower, ...upper, "biceps", "triceps", "core"],
  superior: [...upper, "biceps", "triceps", "core"],
  inferior: [...lower, "core"],
  empurrar: ["empurrar-horizontal", "empurrar-vertical", "triceps", "core"],
  puxar: ["puxar-horizontal", "puxar-vertical", "biceps", "core"],
  pernas: [...lower, "core"],
  leve: [],
};

/** What is added when minutes are left. */
const fillers: Readonly<Record<Kind, readonly Pattern[]>> = {
  "corpo-todo": ["panturrilha", "biceps", "triceps", "quadril-lateral"],
  superior: ["biceps", "triceps"],
  inferior: ["panturrilha", "quadril-lateral"],
  empurrar: ["triceps"],
  puxar: ["biceps"],
  pernas: ["panturrilha", "quadril-lateral"],
  leve: [],
};

/** Where the sets of a group come from. */
const patternsOfGroup: Readonly<Record<MajorGroup, readonly Pattern[]>> = {
  quadriceps: ["joelho"],
  posterior: ["quadril"],
  gluteos: ["quadril", "joelho"],
  peito: ["empurrar-horizontal"],
  costas: ["puxar-horizontal", "puxar-vertical"],
  ombros: ["empurrar-vertical", "puxar-horizontal"],
  bracos: ["biceps", "triceps"],
  abdomen: ["core"],
};

type Isolated = {
  readonly pattern: Pattern;
  readonly muscle: Muscle;
  /** Told as an emphasis, it is wanted for every goal. */
  readonly group: MajorGroup | null;
  readonly kinds: readonly Kind[];
};

/** What compound exercises leave small. */
const isolated = {
  goals: ["ganhar", "recompor"] as readonly Goal[],
  mostDays: { iniciante: 1, intermediario: 2, avancado: 2 } satisfies Record<TrainingLevel, number>,
  insteadUntilMinutes: 30,
  wanted: [
    {
      pattern: "empurrar-vertical",
      muscle: "ombros",
      group: "ombros",
      kinds: ["corpo-todo", "superior", "empurrar"],
    },
    { pattern: "panturrilha", muscle: "panturrilha", group: null, kinds: ["corpo-todo", "inferior", "pernas"] },
  ] as readonly Isolated[],
};

/**
 * Within a session: several joints before one, large muscles before small ones; balance while one is rested. The trunk holds
 * every lift, so it is tired at the end.
 */
const order: Readonly<Record<Mechanic | "last", readonly Pattern[]>> = {
  composto: [
    "equilibrio",
    "joelho",
    "quadril",
    "empurrar-horizontal",
    "puxar-horizontal",
    "puxar-vertical",
    "empurrar-vertical",
    "triceps",
    "quadril-lateral",
  ],
  isolado: [
    "joelho",
    "quadril",
    "empurrar-horizontal",
    "puxar-horizontal",
    "puxar-vertical",
    "empurrar-vertical",
    "triceps",
    "biceps",
    "quadril-lateral",
    "panturrilha",
  ],
  last: ["core", "mobilidade"],
};

/** What loosens and wakes what a movement needs; the joint loads of each stand in the library. */
const prepares: Readonly<Partial<Record<Pattern, readonly ExerciseId[]>>> = {
  joelho: [
    "fx:Bodyweight_Squat",
    "own:agachamento-cadeira",
    "own:balanco-de-pernas",
    "fx:Ankle_Circles",
    "own:degrau-baixo",
    "fx:Kneeling_Hip_Flexor",
    "own:afundo-apoio",
    "own:passo-lateral",
    "own:calcanhar-no-gluteo",
    "fx:Standing_Hip_Circles",
  ],
  quadril: [
    "fx:Butt_Lift_Bridge",
    "own:quadril-na-parede",
    "fx:Glute_Kickback",
    "own:bird-dog",
    "fx:Hamstring_Stretch",
    "own:quatro-deitado",
    "fx:Standing_Hip_Circles",
    "own:balanco-de-pernas",
    "fx:Superman",
    "fx:Worlds_Greatest_Stretch",
  ],
  "empurrar-horizontal": [
    "own:flexao-parede",
    "fx:Chest_And_Front_Of_Shoulder_Stretch",
    "fx:Band_Pull_Apart",
    "own:rotacao-de-tronco",
    "own:elevacao-em-v",
    "fx:Incline_Push-Up",
    "own:abertura-em-t",
    "fx:Arm_Circles",
  ],
  "empurrar-vertical": [
    "own:elevacao-em-v",
    "own:rotacao-parede",
    "fx:External_Rotation_with_Band",
    "fx:Chest_And_Front_Of_Shoulder_Stretch",
    "own:boxe-no-ar",
    "own:abertura-em-t",
    "fx:Arm_Circles",
  ],
  "puxar-horizontal": [
    "own:abertura-em-t",
    "fx:Band_Pull_Apart",
    "fx:Cat_Stretch",
    "own:rotacao-de-tronco",
    "own:puxada-deitada",
    "fx:Childs_Pose",
  ],
  "puxar-vertical": [
    "own:puxada-deitada",
    "fx:Band_Pull_Apart",
    "own:elevacao-em-v",
    "fx:Childs_Pose",
    "own:rotacao-de-tronco",
    "fx:Cat_Stretch",
  ],
  core: [
    "own:bascula-de-quadril",
    "own:toque-de-calcanhar",
    "fx:Dead_Bug",
    "own:bird-dog",
    "fx:Cat_Stretch",
    "own:rotacao-de-tronco",
  ],
  "quadril-lateral": ["own:ostra", "own:abducao-em-pe", "fx:Monster_Walk", "fx:Standing_Hip_Circles"],
  panturrilha: ["own:panturrilha-apoio", "fx:Ankle_Circles", "fx:Calf_Stretch_Hands_Against_Wall"],
};

export const slotRules = {
  slots,
  more,
  fillers,
  patternsOfGroup,
  /** Shoulders and arms come last: every push and pull gives them half a set. */
  growFirst: [
    ["quadriceps", "peito", "costas"],
    ["posterior", "gluteos", "abdomen"],
    ["ombros", "bracos"],
  ] as const,
  relief: {
    relieved: ["peito", "costas"] as readonly MajorGroup[],
    by: ["triceps", "empurrar-vertical"] as readonly Pattern[],
    /** They stay in the session. */
    leastExercises: 2,
  },
  /** Where a place or a limit leaves nothing of a slot: another row, so that pushes and pulls stay even. */
  inPlaceOf: { "puxar-vertical": "puxar-horizontal" } as Readonly<Partial<Record<Pattern, Pattern>>>,
  order,
  /** From 60 on a session stays shorter in exercises. */
  mostOlderExercises: 8,
  isolated,
  /** Of the minutes that were offered: below it the reason is said. */
  leastUsed: 0.87,
  /** Exercises that a session starts from, and those that it may grow to, by its minutes. */
  exercises: { 20: [4, 4], 30: [5, 6], 45: [6, 8], 60: [6, 9] } as Readonly<Record<number, readonly [number, number]>>,
  /** With fewer than these there is no session that day. */
  leastExercises: 2,
  /** Seconds of rest at most, by the minutes of a session: four exercises in pairs fit in twenty. */
  mostRest: { 20: 75 } as Readonly<Record<number, number>>,
  /** Of balance and mobility. */
  movingRestSeconds: 30,
  fillersOfGoal: { emagrecer: 1, recompor: 2, ganhar: 2, saude: 1 },
  leastSwaps: 2,
  mostSwaps: 4,
  warmUp: {
    easySeconds: 120,
    moves: 3,
    prepares,
    /** Of a heavy lift that the session begins with, so many of them: half the load, once. */
    approach: {
      equipment: ["barra", "smith", "leg-press", "hack"] as readonly Equipment[],
      lifts: 2,
      percent: 50,
      count: 8,
    },
    /** In place of a move that another session of the week has. */
    again: -1.5,
    moveSeconds: 45,
    fewest: 5,
    most: 12,
    machines: ["fx:Walking_Treadmill", "fx:Bicycling_Stationary"] as readonly ExerciseId[],
  },
  /** "Sem tempo hoje?" */
  short: { exercises: 3, leastExercises: 2, mostMinutes: 14, warmUpSeconds: 120 },
  /** From this many sessions on, two of them follow each other without a day between. */
  consecutiveFrom: 4,
  /** Joint load that a region carries only with a day between. */
  heavyLoad: 3,
  /** Sets of pushing for each set of pulling in a week. */
  pushPull: [0.4, 1.5] as readonly [number, number],
};
