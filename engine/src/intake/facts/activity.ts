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
  levels: { nunca: "iniciante", "<6m": "iniciante", "6-24m": "intermediario", ">2a": "avancado" } satisfies Record<
    NonNullable<Answers["m3"]>,
    TrainingLevel
  >,
};

export const activityRules: RuleSet<typeof content> = {
  id: "activity",
  version: "1",
  title: "Fator de atividade e nível de treino",
  author: "Prumo",
  sources: ["Usual clinical set 1.2, 1.375, 1.55, 1.725"],
  content,
};

export const activityFactorOf = (day: Day, minutes: Minutes): number => activityRules.content.factors[day][minutes];

export const trainingLevelOf = (experience: NonNullable<Answers["m3"]>): TrainingLevel =>
  activityRules.content.levels[experience];
