import type { PlanMeal } from "@app/contract/plan-document";
import { plainText } from "../../../safety/match-text.ts";
import { catalogue, findFood, getFood } from "../../catalogue/catalogue.ts";
import { type FoodId, fullName } from "../../catalogue/food.ts";
import { readSentence } from "../../sentence/read-sentence.ts";
import { foodName } from "../../words/food-name.ts";

/** May season every plate. */
const SEASONINGS = new Set(["sal", "ervas", "agua"]);
/** Words of the table that stand in names of foods too. */
const KITCHEN_WORDS = new Set(["prato", "salada", "dois"]);

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
/** `ovos` and `ovo`, `paes` and `pao`, `nozes` and `noz` are one word. */
const stemOf = (word: string): string =>
  word
    .replace(/oes$|aes$/, "ao")
    .replace(/zes$/, "z")
    .replace(/s$/, "");

/** What a food is named after: `feijão`, and `frango` of `coxa de frango`. */
const headsOf = (name: string): string[] =>
  [...plainText(name).matchAll(/(?:^|\bde )([a-z]+)/g)].map(([, word = ""]) => stemOf(word));
const foodWords = new Set(catalogue.foods.flatMap(({ name }) => headsOf(name)).filter((word) => word.length > 2));

/** Foods that a text names and the plate does not have: by the words of the catalogue, and as the diary's reader reads them. */
export function foreignFoods(text: string, items: readonly Pick<PlanMeal["items"][number], "food">[]): string[] {
  const own = new Set(
    items.flatMap(({ food }) => wordsOf(`${foodName(food)} ${fullName(getFood(food as FoodId))}`)).map(stemOf),
  );
  const isForeign = (word: string): boolean => !own.has(stemOf(word)) && !SEASONINGS.has(word);
  const named = wordsOf(text).filter(
    (word) => foodWords.has(stemOf(word)) && !KITCHEN_WORDS.has(word) && isForeign(word),
  );
  const read = text
    .replaceAll("a salada", "")
    .split(/[.:;?]/)
    .flatMap((line) => readSentence(line).pieces)
    .flatMap((piece) => (piece.kind === "food" ? (findFood(piece.ref)?.name ?? []) : []))
    .filter((name) => headsOf(name).every(isForeign));
  return [...new Set([...named, ...read])];
}
