import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import type { Equipment } from "../library/equipment.ts";
import type { Pattern } from "../library/exercise.ts";

const MACHINE_STEP = 5;
const BAR_STEP = 2.5;

/** The smallest step of what is loaded, in kg; other equipment decides nothing. */
const steps: Partial<Readonly<Record<Equipment, number>>> = {
  halteres: 1,
  garrafas: 1,
  mochila: 1,
  kettlebell: 4,
  barra: BAR_STEP,
  smith: BAR_STEP,
  polia: MACHINE_STEP,
  "leg-press": MACHINE_STEP,
  hack: MACHINE_STEP,
  extensora: MACHINE_STEP,
  flexora: MACHINE_STEP,
  "mesa-flexora": MACHINE_STEP,
  abdutora: MACHINE_STEP,
  adutora: MACHINE_STEP,
  "supino-articulado": MACHINE_STEP,
  voador: MACHINE_STEP,
  "desenvolvimento-articulado": MACHINE_STEP,
  "remada-articulada": MACHINE_STEP,
  "panturrilha-em-pe": MACHINE_STEP,
  "panturrilha-sentada": MACHINE_STEP,
};

/** What holds no more than this, in kg. */
const mostKg: Partial<Readonly<Record<Equipment, number>>> = { mochila: 20, garrafas: 5 };

const content = {
  /** Nothing older is read: server and device see the same. */
  historyWeeks: 12,
  rise: {
    percent: { upper: 2.5, lower: 5 },
    lowerBody: ["joelho", "quadril", "panturrilha", "quadril-lateral"] as readonly Pattern[],
    /** At once, and in seven days. */
    mostPercent: 10,
    days: 7,
    /** Above the range, before a step that is larger than that. */
    extraRepetitions: 3,
    steps,
    defaultStep: 1,
    mostKg,
  },
  /** After sessions in a row that were too hard: the next load below 95 %. */
  fall: { percent: 5 },
  /** In a row, for a rise as for a fall. */
  sessions: 2,
  /** Of an exercise without a harder rung: the way down takes longer. */
  slower: { mostSeconds: 3 },
  holds: { stepSeconds: 5 },
  /** Level B: repetitions or seconds, then a set, then a larger movement, and never a load. */
  gentle: { stepRepetitions: 2, stepSeconds: 5, extraSets: 1, minutesOfSet: 3, leastReserve: 2 },
  /** Of what takes the place of an exercise that is counted otherwise. */
  otherUnit: { reps: [8, 12], seconds: [20, 30] } as const,
  /** Of a deload and of a return. */
  lightWeek: { fallPercent: 10 },
  deload: {
    levels: ["intermediario", "avancado"] as readonly TrainingLevel[],
    everyWeeks: 6,
    setsPercent: 50,
    extraReserve: 2,
    /** Of the signals below, in the week before. */
    leastSignals: 2,
    sleepHoursBelow: 5,
    readiness: { most: 2, times: 2 },
    regressingExercises: 2,
  },
  gap: {
    /** Longer than this: a return week. */
    days: 14,
    fewerSets: 1,
    /** A return that leaves fewer days of its week lasts for the next week too. */
    leastDays: 4,
    /** Longer than this: week 1 again. */
    restartDays: 28,
  },
};

export const progressionRules: RuleSet<typeof content> = {
  id: "progression",
  version: "2",
  title: "Progressão de carga, semana leve e volta depois de uma pausa",
  author: "Prumo",
  sources: [
    "ACSM 2009: 2 to 10 % more load when one or two repetitions above the target are done",
    "Survey of 246 athletes on deloads: 6.4 days every 5.8 weeks, fewer sets and less effort, same frequency",
    "ACSM 2009: older and untrained adults progress by repetitions and sets before load",
    "ACSM 2026: regularity before detail, repetitions in reserve instead of failure",
  ],
  content,
};
