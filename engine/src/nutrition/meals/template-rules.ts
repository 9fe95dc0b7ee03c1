import type { RuleSet } from "../../rules/rule-set.ts";
import type { MealTemplate } from "./meal.ts";
import { mealTemplates } from "./meals.ts";

/** The plates that menus are made from: portions are a professional's to approve. */
export const templateRules: RuleSet<readonly MealTemplate[]> = {
  id: "meal-templates",
  version: "3",
  title: "Modelos de refeição, com porções",
  author: "Prumo",
  sources: [
    "POF 2017–2018, IBGE: what Brazilians eat on a day; how usual a plate is where it does not say is ours",
    "POF 2008–2009, IBGE: household measures",
  ],
  content: mealTemplates,
};
