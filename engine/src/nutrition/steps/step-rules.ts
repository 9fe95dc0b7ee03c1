import { cookedForTheWeek, cookedSteps } from "../../../data/steps/cooked.ts";
import { freshSteps } from "../../../data/steps/fresh.ts";
import type { RuleSet } from "../../rules/rule-set.ts";

const content = { cooked: cookedSteps, fresh: freshSteps, keptForTheWeek: cookedForTheWeek } as const;

/** What is said about preparing each food. */
export const stepRules: RuleSet<typeof content> = {
  id: "steps",
  version: "4",
  title: "Modo de preparo de cada alimento",
  author: "Prumo",
  sources: ["Guia Alimentar para a População Brasileira, 2014: natural foods, with little salt and oil"],
  content,
};
