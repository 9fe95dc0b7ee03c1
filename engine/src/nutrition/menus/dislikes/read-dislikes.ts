import { plainText } from "../../../safety/match-text.ts";
import { catalogue } from "../../catalogue/catalogue.ts";
import { type Food, type FoodId, fullName } from "../../catalogue/food.ts";
import { readRecipes } from "../../catalogue/recipe.ts";
import { catalogueText } from "../../catalogue/tables.ts";
import { type DislikeWord, dislikeWords } from "./dislike-words.ts";

const SEPARATOR = /,|;|\/| e | ou | nem /;
/** Words that name no food. */
const SMALL_WORDS = new Set(["a", "as", "ao", "com", "da", "de", "do", "em", "na", "nao", "no", "o", "os", "sem"]);
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(oes|aes)$/, "ao"],
  [/([aeou])is$/, "$1l"],
  [/(r|z)es$/, "$1"],
  [/([^s])s$/, "$1"],
];

const wordsOf = (text: string): string[] =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, " ")
    .split(" ")
    .filter((word) => word !== "" && !SMALL_WORDS.has(word))
    .map(singularOf);

function singularOf(word: string): string {
  const [ending, singular] = PLURALS.find(([pattern]) => pattern.test(word)) ?? [];
  return ending && singular && word.length > 3 ? word.replace(ending, singular) : word;
}

const phraseOf = (text: string): string => wordsOf(text).join(" ");
const meanings = new Map<string, DislikeWord>(
  Object.entries(dislikeWords).map(([phrase, meaning]) => [phraseOf(phrase), meaning]),
);
const foods = catalogue.foods.map((food) => ({ food, words: new Set(wordsOf(fullName(food))) }));
/** What a word is called in our names. */
const ourNames = new Map<string, string[]>();
for (const [name = "", ...others] of catalogue.synonyms) {
  for (const other of others) ourNames.set(phraseOf(other), [...(ourNames.get(phraseOf(other)) ?? []), name]);
}
const recipes = [...readRecipes(catalogueText.recipes)];

/** The foods that typed names mean; a dish goes with any of its parts. */
export function readDislikes(typed: readonly string[]): { dislikes: FoodId[]; unmatched: string[] } {
  const names = typed.flatMap((text) => ` ${text.toLowerCase()} `.split(SEPARATOR).map((name) => name.trim()));
  const found = new Set<FoodId>();
  const unmatched: string[] = [];
  for (const name of names.filter((one) => wordsOf(one).length > 0)) {
    const meant = foodsMeantBy(name);
    for (const id of meant) found.add(id);
    if (meant.length === 0) unmatched.push(name);
  }
  addDishes(found);
  return { dislikes: catalogue.foods.flatMap(({ id }) => (found.has(id) ? [id] : [])), unmatched };
}

/** The whole name, or else each of its words: too much is left out rather than too little. */
function foodsMeantBy(name: string): FoodId[] {
  const whole = foodsOfPhrase(phraseOf(name));
  return whole.length > 0 ? whole : wordsOf(name).flatMap(foodsOfPhrase);
}

function foodsOfPhrase(phrase: string): FoodId[] {
  const phrases = [phrase, ...(ourNames.get(phrase) ?? []).map(phraseOf)];
  const meaning = meanings.get(phrase);
  const named = [...phrases, ...(meaning?.names ?? []).map(phraseOf)].map((one) => one.split(" "));
  return foods
    .filter(
      ({ food, words }) =>
        named.some((all) => all.every((word) => words.has(word))) || (meaning && hasKind(food, meaning)),
    )
    .map(({ food }) => food.id);
}

const hasKind = (food: Food, { origin, allergen, groups }: DislikeWord): boolean =>
  food.origin === origin || (groups?.includes(food.group) ?? false) || food.contains.some((one) => one === allergen);

function addDishes(found: Set<FoodId>): void {
  let before = -1;
  while (before !== found.size) {
    before = found.size;
    for (const [dish, { parts }] of recipes)
      if (parts.some(({ id }) => found.has(id as FoodId))) found.add(dish as FoodId);
  }
}
