import type { Diet } from "@app/contract/plan-document";
import { listWords } from "../../nutrition/words/noun.ts";
import { isSame } from "../diff/is-same.ts";
import type { PlanHalves } from "../halves.ts";
import { groupedNumber } from "./place-words.ts";
import type { Numbers } from "./side.ts";

const FEMININE = ["", "uma", "duas", "três", "quatro", "cinco", "seis"];
const MASCULINE = ["", "um", "dois", "três", "quatro", "cinco", "seis"];

/** `1.650 kcal e 115 g de proteína por dia, cinco refeições, três treinos`; empty where nothing did. */
export function whatStayed(from: PlanHalves | null, to: PlanHalves, numbers: Numbers): string {
  if (!from) return "";
  const meals = mealsADay(to.diet);
  const sessions = to.training?.sessions.length ?? 0;
  return [
    targetsWords(from, to, numbers),
    meals > 0 && meals === mealsADay(from.diet) ? counted(FEMININE, meals, "refeição", "refeições") : "",
    sessions > 0 && sessions === from.training?.sessions.length
      ? counted(MASCULINE, sessions, "treino", "treinos")
      : "",
    from.training && isSame(from.training.cardio, to.training?.cardio) ? "o cardio da semana" : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function targetsWords({ targets: before }: PlanHalves, { targets: after }: PlanHalves, numbers: Numbers): string {
  if (!before || !after) return "";
  if (numbers === "hidden") return isSame(before, after) ? "as metas do dia" : "";
  const words = [
    ...(before.kcal === after.kcal ? [`${groupedNumber(after.kcal)} kcal`] : []),
    ...(before.protein === after.protein ? [`${after.protein} g de proteína`] : []),
  ];
  return words.length > 0 ? `${listWords(words, "e")} por dia` : "";
}

/** Zero where days differ. */
function mealsADay(diet: Diet | null): number {
  if (!diet) return 0;
  if (diet.method !== "foods") return diet.meals.length;
  const [first, ...others] = diet.days.map(({ meals }) => meals.length);
  return others.every((count) => count === first) ? (first ?? 0) : 0;
}

const counted = (words: readonly string[], count: number, one: string, many: string): string =>
  `${words[count] ?? count} ${count === 1 ? one : many}`;
