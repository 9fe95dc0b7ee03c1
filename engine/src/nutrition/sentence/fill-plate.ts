import { meatWords, PLATE_SLOTS, type PlateSlot, plates, slotsByName } from "../../../data/sentence/plates.ts";
import { findFood, findUsualPortion } from "../catalogue/catalogue.ts";
import { foldWord, phraseWords } from "../search/fold-word.ts";
import type { Item } from "./item.ts";
import type { Reader } from "./reader.ts";

const byName = Object.entries(slotsByName)
  .map(([name, slots]) => ({ words: phraseWords(name), slots }))
  .sort((a, b) => b.words.length - a.words.length);
const meats = new Set(meatWords.map(foldWord));
const SLOT_OF_GROUP: Readonly<Partial<Record<string, PlateSlot>>> = {
  carnes: "proteina",
  leguminosas: "feijao",
  "vegetais-a": "salada",
  "vegetais-b": "salada",
};

export type PlateFood = { readonly ref: string; readonly key: string };

/** The foods that a plate word brings: one for each place that nothing typed takes and nothing removes. */
export function fillPlate(reader: Reader, items: readonly Item[], plate: number): PlateFood[] {
  const taken = new Set(items.flatMap((item) => slotsOf(reader, item)));
  const { foods } = plates[plate] ?? {};
  return PLATE_SLOTS.filter((slot) => !taken.has(slot)).flatMap((slot) => {
    const portion = foods && findUsualPortion(foods[slot]);
    return portion ? [{ ref: portion.food, key: portion.key }] : [];
  });
}

function slotsOf({ tokens }: Reader, item: Item): readonly PlateSlot[] {
  if (item.kind === "food") return slotsOfFood(item.sense.ref);
  if (item.kind === "without") return item.sense ? slotsOfFood(item.sense.ref) : [];
  const isMeat = item.kind === "unknown" && tokens.slice(item.from, item.end).some(({ word }) => meats.has(word));
  return isMeat ? ["proteina"] : [];
}

function slotsOfFood(ref: string): readonly PlateSlot[] {
  const food = findFood(ref);
  if (!food) return [];
  const name = phraseWords(food.name);
  const named = byName.find(({ words }) => words.every((word, index) => name[index] === word));
  const slot = SLOT_OF_GROUP[food.group];
  return named?.slots ?? (slot ? [slot] : []);
}
