import { saidFoods } from "../../../data/sentence/said-foods.ts";
import { catalogue, findUsualPortion } from "../catalogue/catalogue.ts";
import type { Food } from "../catalogue/food.ts";
import { phraseWords } from "./fold-word.ts";
import { isEaten, namesOf } from "./names-of.ts";

export type Indexed = {
  readonly ref: string;
  /** The ways to say it, as positions in `words`; a synonym weighs a little less than a name. */
  readonly names: readonly { readonly words: readonly number[]; readonly weight: number }[];
  /** What is known of it before anything is typed: how usual it is, and whether one eats it as it is. */
  readonly prior: number;
};

export type SearchIndex = { readonly words: readonly string[]; readonly foods: readonly Indexed[] };

const HABIT = 0.25;
const AS_EATEN = 0.15;
const OWN = 0.2;
const SYNONYM = 0.9;
const EATEN_RAW = /^(frutas|vegetais|oleaginosas|temperos)/;

export type OwnName = { readonly ref: string; readonly name: string };

/** The number of each word. */
type Places = Map<string, number>;
type Name = { readonly words: readonly string[]; readonly isSynonym: boolean };

let ofCatalogue: { readonly foods: readonly Indexed[]; readonly places: Places } | undefined;

/**
 * Words are numbered once, so that a keystroke compares each word once and not once for each food. The catalogue is the same
 * for everybody: a server that searches for many members indexes it once.
 */
export function buildSearchIndex(own: readonly OwnName[]): SearchIndex {
  ofCatalogue ??= indexCatalogue();
  const places: Places = new Map(ofCatalogue.places);
  const mine = own.map(({ ref, name }) => ({
    ref,
    names: numbered(places, [{ words: phraseWords(name), isSynonym: false }]),
    prior: AS_EATEN + OWN,
  }));
  return { foods: [...mine, ...ofCatalogue.foods], words: [...places.keys()] };
}

function indexCatalogue(): NonNullable<typeof ofCatalogue> {
  const places: Places = new Map();
  const said = saidNames();
  const foods = catalogue.foods.map((food) => ({
    ref: food.id,
    names: numbered(places, [...(said.get(food.id) ?? []), ...namesOf(food)]),
    prior: HABIT * food.habit + AS_EATEN * (isAsEaten(food) ? 1 : 0),
  }));
  return { foods, places };
}

const numbered = (places: Places, names: readonly Name[]): Indexed["names"] =>
  distinct(names).map(({ words, isSynonym }) => ({
    words: words.map((word) => place(places, word)),
    weight: isSynonym ? SYNONYM : 1,
  }));

function place(places: Places, word: string): number {
  const known = places.get(word) ?? places.size;
  places.set(word, known);
  return known;
}

/** The first of those with the same words. */
const distinct = (names: readonly Name[]): Name[] =>
  [...new Map(names.map((name) => [name.words.join(" "), name]).reverse() as [string, Name][]).values()].reverse();

const isAsEaten = (food: Food): boolean =>
  isEaten(food) && (!/^cr(u|ua)$/.test(food.state ?? "") || EATEN_RAW.test(food.group));

/** What a word at table means is found by that word as well: `peixe`, `refri`. */
function saidNames(): Map<string, Name[]> {
  const names = new Map<string, Name[]>();
  for (const line of saidFoods.trim().split("\n")) {
    const [phrase = "", means = ""] = line.split(" = ");
    const [key = ""] = means.split(" ");
    const ref = findUsualPortion(key)?.food ?? key;
    names.set(ref, [...(names.get(ref) ?? []), { words: phraseWords(phrase), isSynonym: false }]);
  }
  return names;
}
