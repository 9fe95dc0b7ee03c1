import type { SESSION_KINDS } from "@app/contract/plan-training";
import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import type { Mechanic, Pattern } from "../library/exercise.ts";
import { cardioRules } from "./rules/cardio-rules.ts";
import { choiceRules } from "./rules/choice-rules.ts";
import { limitRules } from "./rules/limit-rules.ts";
import { type Range, repetitionRules } from "./rules/repetition-rules.ts";
import { slotRules } from "./rules/session-slots.ts";

export const WEEKS = [1, 2, 3, 4] as const;
export type Week = (typeof WEEKS)[number];
type ByWeek = readonly [number, number, number, number];

export type SessionKind = (typeof SESSION_KINDS)[number];

type LevelRules = {
  /** Of a muscle in a week: 1 for a set in which it is primary, half of one in which it is secondary. */
  readonly weeklySets: ByWeek;
  /** More only by a person. */
  readonly ceiling: number;
  /** Of a set that is counted in time. */
  readonly holdSeconds: Range;
  /** Repetitions in reserve. */
  readonly reserve: ByWeek;
  /** Of one exercise in a session. */
  readonly mostSets: number;
  readonly restSeconds: Readonly<Record<Mechanic, number>>;
};

const levels: Readonly<Record<TrainingLevel, LevelRules>> = {
  iniciante: {
    weeklySets: [6, 7, 7, 8],
    ceiling: 10,
    holdSeconds: [20, 30],
    reserve: [4, 4, 3, 3],
    mostSets: 4,
    restSeconds: { composto: 90, isolado: 60 },
  },
  intermediario: {
    weeklySets: [9, 10, 11, 12],
    ceiling: 14,
    holdSeconds: [30, 45],
    reserve: [3, 3, 2, 2],
    mostSets: 4,
    restSeconds: { composto: 120, isolado: 75 },
  },
  avancado: {
    weeklySets: [12, 13, 13, 14],
    ceiling: 18,
    holdSeconds: [30, 60],
    reserve: [3, 2, 2, 1],
    mostSets: 4,
    restSeconds: { composto: 150, isolado: 90 },
  },
};

/** By days a week. A push, pull and legs of three days would train each group once. */
const splits: Readonly<Record<2 | 3 | 4 | 5 | 6, readonly SessionKind[]>> = {
  2: ["corpo-todo", "corpo-todo"],
  3: ["corpo-todo", "corpo-todo", "corpo-todo"],
  4: ["superior", "inferior", "superior", "inferior"],
  5: ["superior", "inferior", "superior", "inferior", "corpo-todo"],
  6: ["empurrar", "puxar", "pernas", "empurrar", "puxar", "pernas"],
};

/** Antagonists, or the trunk beside the legs: one rests while the other works. The first that is there is taken. */
const pairs: readonly (readonly [Pattern, Pattern])[] = [
  ["empurrar-horizontal", "puxar-horizontal"],
  ["empurrar-vertical", "puxar-vertical"],
  ["joelho", "quadril"],
  ["biceps", "triceps"],
  ["panturrilha", "core"],
  ["quadril-lateral", "core"],
  ["joelho", "core"],
  ["quadril", "core"],
];

const content = {
  levels,
  splits,
  advancedFiveDays: ["empurrar", "puxar", "pernas", "superior", "inferior"] as readonly SessionKind[],
  /** Beyond it a beginner walks. */
  beginnerMostSessions: 4 as const,
  /** Health asks for two days of strength; one who has trained for long keeps more of them. The others are walked. */
  healthMostSessions: { iniciante: 2, intermediario: 3, avancado: 4 } as const satisfies Record<TrainingLevel, number>,
  secondaryShare: 0.5,
  leastDaysOfGroup: 2,
  time: { warmUpSeconds: 300, changeSeconds: 60, tolerance: 0.05 },
  pairs,
  /** Joint load of the lower back, both exercises together. */
  mostBackLoadOfPair: 3,
  /** They tire little: the rest of an isolated exercise, however many joints move. */
  shortRest: ["core", "quadril-lateral"] as readonly Pattern[],
  /** Left out first when the time is short. */
  accessories: ["biceps", "triceps", "panturrilha", "quadril-lateral"] as readonly Pattern[],
  leastSets: 2,
  /** A second exercise comes before a fourth set. */
  usualSets: 3,
  /** Of a group that the member wants to grow most, above those of its week. */
  emphasisSets: 3,
  /** An exercise has at most so many sets fewer than in the last week: it rises step by step. */
  setsBelowLast: [2, 1, 1, 0],
  /** Of those who train for less than six months, in a week: what is new has to be learnt. */
  mostDifferent: 8,
  repetitions: repetitionRules,
  sessions: slotRules,
  choice: choiceRules,
  limits: limitRules,
  cardio: cardioRules,
};

export const programmeRules: RuleSet<typeof content> = {
  id: "programme",
  version: "5",
  title: "Divisão, volume e tempo do treino",
  author: "Prumo",
  sources: [
    "ACSM 2026: all major groups on two days or more, about ten sets of a muscle in a week",
    "ACSM 2009: repetitions, rest and order by level",
    "ACSM 2009: two to three minutes of easy movement and mobility before strength work",
    "WHO 2020 and Guia de Atividade Física para a População Brasileira 2021",
  ],
  content,
};
