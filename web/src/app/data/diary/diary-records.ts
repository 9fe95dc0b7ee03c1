import type {
  Activity,
  BodyMeasure,
  DiaryDay,
  FoodEntry,
  OwnFood,
  OwnMeal,
  OwnMeasure,
  Sleep,
} from "@app/contract/diary";
import type { SyncKind } from "@app/contract/sync";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { viewRecords } from "../../sync/core/view.ts";

export type Stored<T> = T & { id: string };
export type StoredEntry = Stored<FoodEntry>;

/** What the member logged, on this device or another, sent or not. */
export type DiaryRecords = {
  /** Of each day that has one, in the order in which they were logged. */
  entries: ReadonlyMap<string, readonly StoredEntry[]>;
  days: ReadonlyMap<string, DiaryDay>;
  measures: readonly Stored<BodyMeasure>[];
  sleeps: ReadonlyMap<string, Stored<Sleep>>;
  activities: readonly Stored<Activity>[];
  ownFoods: readonly Stored<OwnFood>[];
  ownMeasures: readonly Stored<OwnMeasure>[];
  ownMeals: readonly Stored<OwnMeal>[];
};

export const DIARY_KINDS = [
  "food",
  "day",
  "measure",
  "sleep",
  "activity",
  "own-food",
  "own-measure",
  "own-meal",
] as const satisfies readonly SyncKind[];
type DiaryKind = (typeof DIARY_KINDS)[number];

/** A record that is not complete yet on this device is left out. */
export function diaryIn(state: DeviceState): DiaryRecords {
  return {
    entries: entriesByDay(completeOf<FoodEntry>(state, "food", ["place", "food", "amount", "source"])),
    days: byDay(completeOf<DiaryDay>(state, "day", ["day", "waterMl", "isComplete", "badDay"])),
    measures: completeOf<BodyMeasure>(state, "measure", ["measure", "cm"]),
    sleeps: byDay(completeOf<Sleep>(state, "sleep", ["day", "minutes", "quality"])),
    activities: completeOf<Activity>(state, "activity", ["activity", "minutes", "effort"]).sort(byId),
    ownFoods: completeOf<OwnFood>(state, "own-food", ["name", "per100", "measure"]),
    ownMeasures: completeOf<OwnMeasure>(state, "own-measure", ["measure", "grams"]),
    ownMeals: completeOf<OwnMeal>(state, "own-meal", ["name", "items"]),
  };
}

const completeOf = <T extends object>(state: DeviceState, kind: DiaryKind, keys: readonly (keyof T)[]): Stored<T>[] =>
  viewRecords(state, kind).flatMap(({ id, fields }) =>
    keys.every((key) => fields[key as string] !== undefined) ? [{ ...(fields as T), id }] : [],
  );

const byDay = <T extends { day: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record.day, record]));

function entriesByDay(entries: readonly StoredEntry[]): Map<string, StoredEntry[]> {
  const found = new Map<string, StoredEntry[]>();
  for (const entry of [...entries].sort(byLogging)) {
    const known = found.get(entry.place.day);
    if (known) known.push(entry);
    else found.set(entry.place.day, [entry]);
  }
  return found;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { id: string }, b: { id: string }): number => byText(a.id, b.id);

/** Milliseconds of an id, as text: a planned meal's foods share it. */
const timeOf = ({ id }: StoredEntry): string => id.slice(0, 13);
const partOf = ({ source }: StoredEntry): string => source.part ?? "";

/** Ids begin with their time. The foods of a planned meal stand as in the plan. */
const byLogging = (a: StoredEntry, b: StoredEntry): number =>
  byText(timeOf(a), timeOf(b)) || partOf(a).localeCompare(partOf(b), "pt-BR", { numeric: true }) || byId(a, b);
