import type { Goal } from "../../nutrition/target-rules.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import type { Answers } from "../answers.ts";

type Day = NonNullable<Answers["m1"]>;
type Minutes = NonNullable<Answers["m2"]>;
export type TrainingLevel = "iniciante" | "intermediario" | "avancado";

const content = {
  /** By minutes of exercise a week; capped at 1.725, because people overrate themselves. */
  factors: {
    sentado: { "0": 1.2, "<60": 1.2, "60-150": 1.375, ">150": 1.375 },
    "em-pe": { "0": 1.375, "<60": 1.375, "60-150": 1.375, ">150": 1.55 },
    anda: { "0": 1.375, "<60": 1.375, "60-150": 1.55, ">150": 1.55 },
    pesado: { "0": 1.55, "<60": 1.55, "60-150": 1.55, ">150": 1.725 },
  } satisfies Record<Day, Record<Minutes, number>>,
  /** Minutes a week of the training that was chosen, read as an option of m2. */
  chosenMinutes: { least: 60, most: 150 },
  /** Goals that count with the training that was chosen, not with today's alone. */
  countsTraining: ["ganhar", "recompor"] as readonly Goal[],
  levels: { nunca: "iniciante", "<6m": "iniciante", "6-24m": "intermediario", ">2a": "avancado" } satisfies Record<
    NonNullable<Answers["m3"]>,
    TrainingLevel
  >,
};

export const activityRules: RuleSet<typeof content> = {
  id: "activity",
  version: "2",
  title: "Fator de atividade e nível de treino",
  author: "Prumo",
  sources: ["Usual clinical set 1.2, 1.375, 1.55, 1.725"],
  content,
};

/** Of today, or of the training that was chosen where that is more and the goal counts with it. */
export function activityFactorOf({ m1, m2, m4, m5, q06: goal }: Answers): number | undefined {
  if (!m1 || !m2) return undefined;
  const { factors, countsTraining } = activityRules.content;
  const today = factors[m1][m2];
  if (!goal || !countsTraining.includes(goal) || m4 === undefined || m5 === undefined) return today;
  return Math.max(today, factors[m1][asMinutes(m4 * m5)]);
}

function asMinutes(chosen: number): Minutes {
  const { least, most } = activityRules.content.chosenMinutes;
  if (chosen < least) return "<60";
  return chosen > most ? ">150" : "60-150";
}

export const trainingLevelOf = (experience: NonNullable<Answers["m3"]>): TrainingLevel =>
  activityRules.content.levels[experience];
