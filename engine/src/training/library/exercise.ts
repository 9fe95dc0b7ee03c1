import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { Equipment, Place } from "./equipment.ts";

/** What a movement is for: an exercise is swapped for another of its pattern. `strength` counts as sets of a muscle. */
export const PATTERNS = {
  joelho: { title: "Agachar", strength: true },
  quadril: { title: "Quadril e posterior", strength: true },
  "empurrar-horizontal": { title: "Empurrar à frente", strength: true },
  "empurrar-vertical": { title: "Empurrar para cima", strength: true },
  "puxar-horizontal": { title: "Remar", strength: true },
  "puxar-vertical": { title: "Puxar de cima", strength: true },
  core: { title: "Abdômen e tronco", strength: true },
  biceps: { title: "Bíceps", strength: true },
  triceps: { title: "Tríceps", strength: true },
  panturrilha: { title: "Panturrilha", strength: true },
  "quadril-lateral": { title: "Lateral do quadril", strength: true },
  equilibrio: { title: "Equilíbrio", strength: false },
  aquecimento: { title: "Aquecimento", strength: false },
  mobilidade: { title: "Mobilidade", strength: false },
  cardio: { title: "Cardio", strength: false },
} as const;
export type Pattern = keyof typeof PATTERNS;

export const MUSCLES = {
  quadriceps: "frente da coxa",
  posterior: "parte de trás da coxa",
  gluteos: "glúteos",
  panturrilha: "panturrilhas",
  abdutores: "lateral do quadril",
  adutores: "parte de dentro da coxa",
  peito: "peito",
  dorsal: "laterais das costas",
  "meio-das-costas": "meio das costas",
  trapezio: "trapézio",
  lombar: "lombar",
  ombros: "ombros",
  biceps: "bíceps",
  triceps: "tríceps",
  antebraco: "antebraços",
  abdomen: "abdômen",
} as const;
export type Muscle = keyof typeof MUSCLES;

/** What a week must reach on two days or more. Calves, forearms and the sides of the hip come along or are added. */
export const MAJOR_GROUPS = {
  quadriceps: { title: "Frente da coxa", muscles: ["quadriceps"] },
  posterior: { title: "Parte de trás da coxa", muscles: ["posterior"] },
  gluteos: { title: "Glúteos", muscles: ["gluteos"] },
  peito: { title: "Peito", muscles: ["peito"] },
  costas: { title: "Costas", muscles: ["dorsal", "meio-das-costas", "trapezio"] },
  ombros: { title: "Ombros", muscles: ["ombros"] },
  bracos: { title: "Braços", muscles: ["biceps", "triceps"] },
  abdomen: { title: "Abdômen", muscles: ["abdomen"] },
} as const satisfies Record<string, { title: string; muscles: readonly Muscle[] }>;
export type MajorGroup = keyof typeof MAJOR_GROUPS;

/** From the easiest: a member gets exercises of their level and below. */
export const LEVELS = ["iniciante", "intermediario", "avancado"] as const satisfies readonly TrainingLevel[];

/** The options of questions s6 and m7, without "outra", which needs a person. */
export const REGIONS = ["ombro", "lombar", "joelho", "quadril", "punho", "tornozelo"] as const;
export type Region = (typeof REGIONS)[number];

/** 0 leaves the region alone, 1 asks little of it, 2 asks, 3 asks much. */
export type JointLoad = 0 | 1 | 2 | 3;
/** From here on an exercise touches the region. */
export const TOUCHING_LOAD = 2;
/** The greatest load that a region which hurts may still carry; a region that is not named carries any. */
export type Spared = Readonly<Partial<Record<Region, JointLoad>>>;

/** 3 is a first choice, 2 is usual, 1 stands in where a limit or a place leaves nothing better. */
export type Habit = 1 | 2 | 3;

export const MECHANICS = ["composto", "isolado"] as const;
export type Mechanic = (typeof MECHANICS)[number];

/** What a set is counted in: repetitions with kilograms, repetitions without (body or band), or time. */
export const LOADS = ["kg", "corpo", "segundos"] as const;
export type Load = (typeof LOADS)[number];

export const IMPACTS = ["nenhum", "corrida", "salto"] as const;
export type Impact = (typeof IMPACTS)[number];

/** `fx:Goblet_Squat` is the record of the public data set, `own:remada-toalha` is ours. */
export type ExerciseId = `fx:${string}` | `own:${string}`;

/** What a member reads. */
export type ExerciseText = {
  readonly name: string;
  /** How the rung is called inside its ladder: "Na cadeira", "Livre". */
  readonly rung?: string;
  /** Three to five. */
  readonly steps: readonly string[];
  readonly mistakes: readonly [string, string];
  readonly breathing: string;
  readonly feel: string;
  readonly stopIf: string;
  /** What the plumb line of the picture shows. */
  readonly plumb: string;
  /** The picture in words: where the movement starts and where it ends. */
  readonly movement: readonly [string, string];
};

export type ExerciseFacts = {
  readonly id: ExerciseId;
  readonly pattern: Pattern;
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  /** All of it is needed. */
  readonly equipment: readonly Equipment[];
  readonly habit: Habit;
  readonly level: TrainingLevel;
  readonly mechanic: Mechanic;
  readonly load: Load;
  /** One side after the other: a set takes twice its time. */
  readonly unilateral: boolean;
  /** Of one repetition on one side; 1 where a set is counted in seconds. */
  readonly repSeconds: number;
  readonly impact: Impact;
  readonly joints: Readonly<Record<Region, JointLoad>>;
};

export type Exercise = ExerciseFacts &
  ExerciseText & {
    /** Where its equipment stands or may stand. */
    readonly places: readonly Place[];
    readonly ladder: string | null;
    /** The neighbours on the ladder. */
    readonly easier: ExerciseId | null;
    readonly harder: ExerciseId | null;
  };

export const isStrength = ({ pattern }: Pick<Exercise, "pattern">): boolean => PATTERNS[pattern].strength;

export const touches = ({ joints }: Pick<Exercise, "joints">, region: Region): boolean =>
  joints[region] >= TOUCHING_LOAD;

/** The first region that the exercise asks more of than it may. */
export const overloaded = ({ joints }: Pick<Exercise, "joints">, spared: Spared): Region | undefined =>
  REGIONS.find((region) => joints[region] > (spared[region] ?? Number.POSITIVE_INFINITY));
