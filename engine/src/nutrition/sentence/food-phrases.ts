import { saidAsParts, saidFoods } from "../../../data/sentence/said-foods.ts";
import { catalogue, findFood, findUsualPortion } from "../catalogue/catalogue.ts";
import type { Food } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { phraseWords } from "../search/fold-word.ts";
import { isEaten, namesOf, synonymsOf } from "../search/names-of.ts";
import { PhraseTree } from "./phrase-tree.ts";
import { type Sense, WATER } from "./sense.ts";

const MOST_OFFERS = 4;
/** Of these what was typed is logged, part by part. */
const LOGGED_IN_PARTS = new Set(["own:prato-feito", "own:prato-feito-frango", "own:marmita", "taco:551"]);
const WATER_NAMES = ["água", "água mineral", "água com gás", "água sem gás", "água gelada"];

/** The most usual first. */
const eatenByName = new Map<string, Food[]>();
for (const food of catalogue.foods.filter(isEaten).sort((a, b) => b.habit - a.habit)) {
  eatenByName.set(food.name, [...(eatenByName.get(food.name) ?? []), food]);
}
const keyByFood = new Map<string, string>();
for (const { key, food } of catalogue.usualPortions) if (!keyByFood.has(food)) keyByFood.set(food, key);

/** Every way to name a food, the surer ones first: what we wrote by hand, then names with their state, names, synonyms. */
export function buildFoodPhrases(): PhraseTree<Sense> {
  const tree = new PhraseTree<Sense>();
  for (const name of WATER_NAMES) tree.add(phraseWords(name), senseOf(WATER, null, null));
  for (const [phrase, means] of linesOf(saidAsParts)) tree.add(phraseWords(phrase), partsOf(means));
  const said = linesOf(saidFoods).map(([phrase, means]) => ({ words: phraseWords(phrase), sense: saidSense(means) }));
  for (const { words, sense } of said) tree.add(words, sense);
  const named = catalogue.foods.filter(({ id }) => !LOGGED_IN_PARTS.has(id)).flatMap(namesOf);
  named.sort((a, b) => a.rank - b.rank || b.food.habit - a.food.habit);
  for (const { food, words, isBare } of named) {
    tree.add(words, senseOf(food.id, keyByFood.get(food.id) ?? null, null, isBare ? otherStates(food) : []));
  }
  for (const { words, sense } of said) for (const spelled of synonymsOf(words)) tree.add(spelled, sense);
  return tree;
}

const linesOf = (text: string): [string, string][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" = ") as [string, string]);

function partsOf(means: string): Sense {
  const [first, ...others] = means.split(", ").map((key) => saidSense(key));
  if (!first) throw new Error(`no parts in ${means}`);
  return { ...first, offers: [], parts: others };
}

/** By the key of a usual portion, or by the food itself; then perhaps the measure. */
function saidSense(means: string): Sense {
  const [named = "", unit] = means.split(" ");
  const portion = findUsualPortion(named);
  const food = findFood(portion?.food ?? named);
  if (!food) throw new Error(`there is no food ${named}`);
  const meant = [...otherStates(food), ...(portion?.alsoRight ?? [])].filter(isEatenRef);
  const offers = [...new Set(meant)].slice(0, MOST_OFFERS);
  return senseOf(food.id, portion?.key ?? keyByFood.get(food.id) ?? null, (unit ?? null) as UnitKey | null, offers);
}

const senseOf = (ref: string, key: string | null, unit: UnitKey | null, offers: readonly string[] = []): Sense => ({
  ref,
  key,
  unit,
  offers,
  parts: [],
  own: null,
});

const isEatenRef = (ref: string): boolean => {
  const food = findFood(ref);
  return food !== undefined && isEaten(food);
};

/** The same food made otherwise: of an egg, fried or scrambled. */
const otherStates = ({ id, name }: Food): string[] =>
  (eatenByName.get(name) ?? []).filter((food) => food.id !== id).map((food) => food.id);
