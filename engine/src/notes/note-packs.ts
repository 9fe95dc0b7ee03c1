import { safetyTable } from "../intake/triage/safety-table.ts";
import { catalogue } from "../nutrition/catalogue/catalogue.ts";
import { dishParts } from "../nutrition/catalogue/dish-parts.ts";
import { type Food, type FoodId, fullName } from "../nutrition/catalogue/food.ts";
import { amountForSum } from "../nutrition/catalogue/recipe.ts";
import { foldText } from "../nutrition/search/fold-word.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { dietPacks } from "./diet-packs.ts";
import { type ExcludedFoods, NOTE_CODES, type NoteCode, type NotePack } from "./note-pack.ts";
import { otherPacks } from "./other-packs.ts";

export type { DietLimits, ExcludedFoods, NoteCode, NotePack, TrainingLimits } from "./note-pack.ts";
export { NOTE_CODES };

export const noteRules: RuleSet<Readonly<Record<NoteCode, NotePack>>> = {
  id: "notes",
  version: "3",
  title: "O que cada nota da tabela de segurança obriga",
  author: "Prumo",
  sources: [
    "WHO: sodium below 2,000 mg a day",
    "Advisory of four societies on GLP-1 and nutrition, 2025",
    "ACR 2012 and 2020: gout; SBC guideline on dyslipidaemia",
    "Each pack names its own source; where it says ours, the responsible nutritionist and trainer approve it",
  ],
  content: { ...dietPacks, ...otherPacks },
};

/** The notes of these rows, in the order of the table. */
export const notesOfRows = (rowCodes: readonly string[]): NoteCode[] => [
  ...new Set(safetyTable.content.filter(({ code }) => rowCodes.includes(code)).flatMap(({ notes = [] }) => notes)),
];

export const packsOf = (notes: readonly NoteCode[]): NotePack[] => notes.map((note) => noteRules.content[note]);

/** The first of the notes that leaves a food out. */
export const isExcludedByNotes = (notes: readonly NoteCode[], { id }: Pick<Food, "id">): NoteCode | undefined =>
  notes.find((note) => excludedBy.get(note)?.has(id));

const spaced = (text: string): string => ` ${foldText(text).replace(/[ -]+/g, " ").trim()} `;
const usualGrams = new Map<FoodId, number>();
for (const { food, grams } of catalogue.usualPortions) {
  usualGrams.set(food, Math.min(grams, usualGrams.get(food) ?? Number.POSITIVE_INFINITY));
}

const excludedBy = new Map<NoteCode, ReadonlySet<string>>(
  NOTE_CODES.flatMap((note): [NoteCode, ReadonlySet<string>][] => {
    const { excludes } = noteRules.content[note];
    return excludes ? [[note, foodsOf(excludes)]] : [];
  }),
);

/** Every food that is left out, with the dishes that are made of one. */
export function foodsOf(excluded: ExcludedFoods): Set<string> {
  const named = new Set<string>(catalogue.foods.filter((food) => isNamed(food, excluded)).map(({ id }) => id));
  for (const [dish, { parts }] of dishParts) if (parts.some(({ id }) => named.has(id))) named.add(dish);
  for (const food of catalogue.foods) if (isTooSalty(food, excluded)) named.add(food.id);
  return named;
}

function isNamed(food: Food, { foods = [], groups = [], words = [], unless = [] }: ExcludedFoods): boolean {
  const name = spaced(fullName(food));
  const has = (phrase: string): boolean => name.includes(spaced(phrase));
  if (unless.some(has)) return false;
  return foods.includes(food.id) || groups.includes(food.group) || words.some(has);
}

/** In the smallest portion that is usual; without one, only what is planned decides. */
function isTooSalty(food: Food, { sodiumFrom }: ExcludedFoods): boolean {
  if (sodiumFrom === undefined) return false;
  const sodium = amountForSum(food, "sodium");
  return sodium === null || (sodium * (usualGrams.get(food.id) ?? 0)) / 100 >= sodiumFrom;
}
