import { equivalentFoods, equivalentPlates } from "../../../data/equivalents.ts";
import { breakfastAndSnackExchanges } from "../../../data/exchanges/breakfasts-and-snacks.ts";
import { plateExchanges } from "../../../data/exchanges/plates.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import { GROUPS } from "../catalogue/food.ts";
import { HANDS } from "../words/hand-measure.ts";

const content = {
  mostSwaps: 8,
  /** Energy may differ by a share of the item or by so many kcal, whichever is more. */
  energy: { share: 0.1, kcal: 15 },
  /** Grams of protein that a swap may differ by. */
  protein: { meats: 8, others: 5 },
  groups: GROUPS,
  exchanges: [plateExchanges, breakfastAndSnackExchanges],
  equivalents: { foods: equivalentFoods, plates: equivalentPlates },
  hands: HANDS,
} as const;

export const exchangeRules: RuleSet<typeof content> = {
  id: "exchanges",
  version: "3",
  title: "Trocas, grupos de equivalentes e medidas da mão",
  author: "Prumo",
  sources: ["Ribeiro et al. 2013: eleven groups of equivalents and the energy of their leaders"],
  content,
};
