import type { ProposedFood } from "@app/contract/assistant";
import { describeEaten, describeEatenInHands, eatenName } from "../../nutrition/eaten/describe-eaten.ts";
import { eatenFigures } from "../../nutrition/eaten/eaten-figures.ts";
import { type Piece, readSentence } from "../../nutrition/sentence/read-sentence.ts";
import { plainText } from "../../safety/match-text.ts";
import type { FoodResult, MealResult } from "../tool-results.ts";
import { TODAY } from "./evaluation/golden.ts";

type Eaten = Extract<Piece, { kind: "food" }>;
const SOURCES = { sources: [{ label: "Tabela de alimentos", to: "/app/diario" }] };

/** The reader of the diary's sentences, in the shape of the tool. */
export function proposeMeal(text: string, hidden: boolean): MealResult {
  const { pieces } = readSentence(text);
  const eaten = pieces.filter((piece): piece is Eaten => piece.kind === "food");
  const unknown = pieces.flatMap((piece) => (piece.kind === "unknown" ? [piece.text] : []));
  const figures = eaten.map(({ ref, amount }) => eatenFigures({ ref, per100: null }, amount));
  const sum = (key: "kcal" | "lowKcal" | "highKcal"): number =>
    Math.round(figures.reduce((total, one) => total + (one?.[key] ?? 0), 0) / 10);
  return {
    ...SOURCES,
    foods: eaten.map((piece) => foodOf(piece, hidden)),
    kcal: hidden || eaten.length === 0 ? null : sum("kcal"),
    kcalBetween: hidden || eaten.length === 0 ? null : [sum("lowKcal"), sum("highKcal")],
    unknown,
    question: null,
    meal: mealIn(plainText(text)),
    day: TODAY,
  };
}

function foodOf({ ref, amount }: Eaten, hidden: boolean): ProposedFood {
  const kcal = eatenFigures({ ref, per100: null }, amount)?.kcal ?? null;
  return {
    food: ref,
    name: eatenName({ ref }) ?? ref,
    unit: amount.unit,
    count: amount.count,
    measure: hidden ? describeEatenInHands({ ref }, amount) : describeEaten({ ref }, amount),
    grams: amount.grams,
    gramsBetween: hidden || !amount.isAssumed ? null : [amount.low, amount.high],
    kcal: hidden || kcal === null ? null : Math.round(kcal / 10),
  };
}

const mealIn = (plain: string): string =>
  /manha|cafe/.test(plain)
    ? "café da manhã"
    : /jant/.test(plain)
      ? "jantar"
      : /almoc/.test(plain)
        ? "almoço"
        : "lanche da tarde";

export function searchTable(text: string, hidden: boolean): FoodResult {
  const { foods, unknown } = proposeMeal(text, hidden);
  return {
    ...SOURCES,
    foods:
      unknown.length > 0
        ? []
        : foods.map(({ food, name, measure, grams, kcal }) => ({
            food,
            name,
            measure,
            grams: hidden ? null : grams,
            kcal,
            proteinG: null,
          })),
  };
}
