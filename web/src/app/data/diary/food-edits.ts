import type { Amount, EatenFood, FoodEntry } from "@app/contract/diary";
import { timeWithin } from "@app/engine/sync/day-id";
import type { Edit } from "../../sync/core/edit.ts";
import { uuidV7 } from "../../sync/core/uuid-v7.ts";
import type { StoredEntry } from "./diary-records.ts";

export type LoggedFood = { food: EatenFood; amount: Amount };
type Place = FoodEntry["place"];
export type EntrySource = FoodEntry["source"]["from"];

/** Foods eaten at one meal, in their order. */
export const logFoods = (place: Place, items: readonly LoggedFood[], from: EntrySource, nowMs: number): Edit[] =>
  items.map(({ food, amount }, index) =>
    putEntry({ id: idWithin(place.day, nowMs + index), place, food, amount, source: { from, part: null } }),
  );

export const changeAmount = (id: string, amount: Amount): Edit => ({ id, kind: "food", op: "put", fields: { amount } });

export const removeEntry = (id: string): Edit => ({ id, kind: "food", op: "delete", fields: {} });

/** Also takes a removal back. */
export const putEntry = ({ id, place, food, amount, source }: StoredEntry): Edit => ({
  id,
  kind: "food",
  op: "put",
  fields: { place, food, amount, source } satisfies FoodEntry,
});

/** To another meal of its day; to another day as another entry, whose id carries that day. */
export function moveEntry(entry: StoredEntry, to: Place, nowMs: number): Edit[] {
  if (to.day === entry.place.day) return [{ id: entry.id, kind: "food", op: "put", fields: { place: to } }];
  const moved = { ...entry, id: idWithin(to.day, nowMs), place: to, source: { ...entry.source, part: null } };
  return [removeEntry(entry.id), putEntry(moved)];
}

/** The same foods on another day, each at its meal. */
export const copyEntries = (entries: readonly StoredEntry[], day: string, nowMs: number): Edit[] =>
  entries.flatMap(({ place: { meal }, food, amount }, index) =>
    logFoods({ day, meal, time: null }, [{ food, amount }], "copy", nowMs + index),
  );

const idWithin = (day: string, nowMs: number): string => uuidV7(timeWithin(day, nowMs));
