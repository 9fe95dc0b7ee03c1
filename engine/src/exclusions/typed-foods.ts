import { saysNoAllergy } from "../intake/facts/says-no-allergy.ts";
import { catalogue } from "../nutrition/catalogue/catalogue.ts";
import { dishParts } from "../nutrition/catalogue/dish-parts.ts";
import { type Food, type FoodId, fullName } from "../nutrition/catalogue/food.ts";
import { isOneSlip } from "../nutrition/search/one-slip.ts";
import { plainText } from "../safety/match-text.ts";
import { type AllergyMeaning, allergyWords, NOISE } from "./allergy-words.ts";
import { type DislikeWord, dislikeWords } from "./dislike-words.ts";

const SEPARATOR = /[,;/+&\n.()]| e | ou | nem | mas /;
/** Words that name no food. */
const SMALL_WORDS = new Set(["a", "as", "ao", "com", "da", "de", "do", "em", "na", "nao", "no", "o", "os", "sem"]);
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(oes|aes)$/, "ao"],
  [/([aeou])is$/, "$1l"],
  [/ns$/, "m"],
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

/** The foods that typed dislikes mean; a dish goes with any of its parts. */
export function readDislikes(typed: readonly string[]): { dislikes: Map<FoodId, string>; unread: string[] } {
  const dislikes = new Map<FoodId, string>();
  const unread: string[] = [];
  for (const name of namesIn(typed).filter((one) => wordsOf(one).length > 0)) {
    const meant = foodsMeantBy(name);
    for (const id of withDishes(meant)) if (!dislikes.has(id)) dislikes.set(id, name);
    if (meant.length === 0) unread.push(name);
  }
  return { dislikes, unread };
}

/** One typed allergy, and every food that it takes away. */
export type ReadAllergy = { readonly said: string; readonly foods: ReadonlySet<FoodId> };

/**
 * What typed allergies mean, with plurals, accents, slips of the finger and brands. A name of which one word is not
 * understood is unread: half an allergy is none. So is a text that names nothing and does not say that there is none.
 */
export function readAllergies(typed: string): { allergies: ReadAllergy[]; unread: string[] } {
  const allergies: ReadAllergy[] = [];
  const unread: string[] = [];
  if (saysNoAllergy(typed)) return { allergies, unread };
  for (const said of namesIn([withoutExceptions(typed)])) {
    const words = wordsOf(said).filter((word) => !NOISE.has(word));
    if (words.length === 0) continue;
    const meant = allergyFoods(words);
    if (meant) allergies.push({ said, foods: withDishes(meant) });
    else unread.push(said);
  }
  return { allergies, unread: allergies.length + unread.length > 0 ? unread : [typed.trim()] };
}

/** "castanhas, menos amendoim", "mas peixe eu como": nothing is left out for what they eat. */
export const withoutExceptions = (typed: string): string =>
  typed.replace(EXCEPTED, " ").replace(EATEN_ALL_THE_SAME, " ");
const EXCEPTED = /(?<![\p{L}])(?:menos|exceto|tirando|salvo|com exceção d[eoa]s?)(?![\p{L}])[^,;.()\n]*/giu;
const EATEN_ALL_THE_SAME =
  /(?<![\p{L}])(?:mas|porém|porem|só que)(?![\p{L}])(?![^;.()\n]*(?<![\p{L}])(?:não|nao|nem|nunca)(?![\p{L}]))[^;.()\n]*(?<![\p{L}])(?:como|posso|pode|tolero|consigo)(?![\p{L}])[^;.()\n]*/giu;

const namesIn = (typed: readonly string[]): string[] =>
  typed
    .flatMap((text) => ` ${text.toLowerCase()} `.split(SEPARATOR))
    .map((name) => name.trim())
    .filter(Boolean);

/** The longest phrases first: milk of coconut is no milk. Undefined when a word means nothing. */
function allergyFoods(words: readonly string[]): FoodId[] | undefined {
  const found: FoodId[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = Math.min(MOST_WORDS, words.length - at);
    const lengths = Array.from({ length: longest }, (_, shorter) => longest - shorter);
    const read = lengths
      .map((length) => ({ length, meant: foodsAllergicTo(words.slice(at, at + length)) }))
      .find(({ meant }) => meant);
    if (!read?.meant) return undefined;
    found.push(...read.meant);
    at += read.length;
  }
  return found;
}

/** Of a known phrase, of a food's name, or of what is one slip away from either. */
function foodsAllergicTo(words: readonly string[]): FoodId[] | undefined {
  const phrase = words.join(" ");
  const known = allergyWords.get(phrase);
  if (known) return foodsWith(known);
  const named = foodsOfPhrase(phrase);
  if (named.length > 0) return [...named, ...relativesOf(named)];
  const [word = ""] = words;
  const near = words.length === 1 ? wordsNear(word) : [];
  const meant = near.flatMap((one) => foodsAllergicTo([one]) ?? []);
  // A word that only stands in longer names means nothing by itself.
  return meant.length > 0 ? meant : undefined;
}

/** Quail's eggs are eggs: what all the named foods contain goes with them. A cake of carrots makes no flour of a carrot. */
function relativesOf(named: readonly FoodId[]): FoodId[] {
  const [first, ...others] = foods.filter(({ food }) => named.includes(food.id)).map(({ food }) => food.contains);
  return foodsWith({ allergens: first?.filter((one) => others.every((contains) => contains.includes(one))) ?? [] });
}

export const foodsWith = ({ allergens = [], names = [], groups = [], origins = [] }: AllergyMeaning): FoodId[] => {
  const phrases = names.map((name) => wordsOf(name));
  return foods
    .filter(
      ({ food, words }) =>
        food.contains.some((one) => allergens.includes(one)) ||
        groups.includes(food.group) ||
        origins.includes(food.origin) ||
        phrases.some((all) => all.every((word) => words.has(word))),
    )
    .map(({ food }) => food.id);
};

/** The whole name, or else each of its words: too much is left out rather than too little. */
function foodsMeantBy(name: string): FoodId[] {
  const whole = foodsOfPhrase(phraseOf(name));
  if (whole.length > 0) return whole;
  const words = wordsOf(name);
  const each = words.flatMap(foodsOfPhrase);
  return each.length > 0 ? each : words.flatMap(wordsNear).flatMap(foodsOfPhrase);
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

const MOST_WORDS = 4;
/** Shorter words are too near to one another. */
const SHORTEST_CORRECTED = 4;

const vocabulary = new Set(
  [
    ...foods.flatMap(({ words }) => [...words]),
    ...[...ourNames.keys(), ...meanings.keys(), ...allergyWords.keys()].flatMap((phrase) => phrase.split(" ")),
  ].filter((word) => word.length >= SHORTEST_CORRECTED),
);

function wordsNear(word: string): string[] {
  if (word.length < SHORTEST_CORRECTED || vocabulary.has(word)) return [];
  return [...vocabulary].filter((one) => isOneSlip(word, one));
}

/** With every dish that has one of them as a part. */
function withDishes(meant: readonly FoodId[]): Set<FoodId> {
  const found = new Set(meant);
  let before = -1;
  while (before !== found.size) {
    before = found.size;
    for (const [dish, { parts }] of dishParts)
      if (parts.some(({ id }) => found.has(id as FoodId))) found.add(dish as FoodId);
  }
  return found;
}
