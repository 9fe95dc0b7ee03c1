import type { ProposedFood } from "@app/contract/assistant";
import type { Amount } from "@app/contract/diary";
import type { MealResult } from "@app/engine/assistant/tool-results";
import { type EatenFigures, eatenFigures, sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import { type Piece, readSentence } from "@app/engine/nutrition/sentence/read-sentence";
import { MEAL_WORDS } from "@app/engine/plans/words/place-words";
import { type Reading, tableSource } from "../reading.ts";
import { dayOf, eatenWords, mealOf, namesFood } from "./meal-words.ts";
import { measureOf, type OwnFoods, wholeOf } from "./own-foods.ts";

type FoodPiece = Extract<Piece, { kind: "food" }>;
type Found = { piece: FoodPiece; amount: Amount; figures: EatenFigures | undefined };

/** Where the words leave so much open, the amount is asked for. */
const WIDE_TENTHS_OF_KCAL = 2_000;

const WHAT_WAS_IT = "O que você comeu, e quanto de cada coisa, mais ou menos?";

/** A meal in a sentence, as the diary reads it: what is not understood stays as it was typed, never guessed. */
export async function parseMeal(reading: Reading, text: string): Promise<MealResult> {
  const { numbersHidden } = await reading.standing();
  const foods = await reading.ownFoods();
  const { pieces } = readSentence(eatenWords(text), foods.words);
  const found = pieces.flatMap((piece) => (piece.kind === "food" ? [foundIn(piece, foods)] : []));
  const figures = found.flatMap((one) => one.figures ?? []);
  const { kcal, lowKcal, highKcal, missing } = sumEaten(figures);
  const isKnown = !numbersHidden && figures.length > missing.kcal;
  const said = [text, reading.text];
  return {
    sources: [tableSource],
    // What was typed before what a dish brings along.
    foods: found
      .toSorted((a, b) => Number(a.piece.why === "plate") - Number(b.piece.why === "plate"))
      .map((one) => viewFood(one, foods, numbersHidden)),
    kcal: isKnown ? Math.round(kcal) : null,
    kcalBetween: isKnown && lowKcal < highKcal ? [Math.round(lowKcal), Math.round(highKcal)] : null,
    unknown: pieces.flatMap((piece) => (piece.kind === "unknown" && namesFood(piece.text) ? [piece.text] : [])),
    question: questionOf(found, foods),
    meal: MEAL_WORDS[mealOf(said, reading.minutes)],
    day: dayOf(said, reading.today),
  };
}

function foundIn(piece: FoodPiece, foods: OwnFoods): Found {
  const amount = foods.inWords(piece.ref, piece.amount);
  return { piece, amount, figures: eatenFigures(foods.eatenOf(piece.ref), amount) };
}

/** Grams are what the diary stores; what is said of them where numbers are hidden is the measure alone. */
function viewFood({ piece: { ref }, amount, figures }: Found, foods: OwnFoods, isHidden: boolean): ProposedFood {
  const { unit, count, grams, low, high, isAssumed } = amount;
  return {
    food: ref,
    name: foods.nameOf(ref),
    unit,
    count,
    measure: measureOf(ref, amount, isHidden),
    grams,
    gramsBetween: isAssumed && !isHidden ? [low, high] : null,
    kcal: isHidden ? null : wholeOf(figures?.kcal),
  };
}

function questionOf(found: readonly Found[], foods: OwnFoods): string | null {
  if (found.length === 0) return WHAT_WAS_IT;
  const wide = found.find(
    ({ amount, figures }) =>
      amount.isAssumed && (figures?.highKcal ?? 0) - (figures?.lowKcal ?? 0) >= WIDE_TENTHS_OF_KCAL,
  );
  if (!wide) return null;
  const name = foods.nameOf(wide.piece.ref);
  return `Quanto de ${name.charAt(0).toLowerCase()}${name.slice(1)}, mais ou menos?`;
}
