import type { DiaryRecords } from "../../../data/diary/diary-records.ts";

/** A diary in which nothing stands. */
export const noRecords: DiaryRecords = {
  entries: new Map(),
  days: new Map(),
  measures: [],
  sleeps: new Map(),
  activities: [],
  ownFoods: [],
  ownMeasures: [],
  ownMeals: [],
};
