import { type Expression, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Person } from "./person.ts";
import type { diaryTables } from "./personal-data/diary-tables.ts";
import type { foodTables } from "./personal-data/food-tables.ts";

export type Reader = (db: Db, person: Person) => Expression<object>;

type DatedTable =
  | "foodEntries"
  | "foodEntriesArchive"
  | "dayTotals"
  | "diaryDays"
  | "bodyMeasures"
  | "sleeps"
  | "activities";

/** Newest day first. The second `day` wins: a calendar day is no moment. */
const byDay =
  (table: DatedTable): Reader =>
  (db, { accountId }) =>
    db
      .selectFrom(table)
      .selectAll()
      .select(sql<string>`day::text`.as("day"))
      .where("accountId", "=", accountId)
      .orderBy(sql.ref(`${table}.day`), "desc");

/** What a member logs. */
export const diaryReaders: Record<keyof typeof diaryTables | keyof typeof foodTables, Reader> = {
  weights: (db, { accountId }) =>
    db.selectFrom("weights").selectAll().where("accountId", "=", accountId).orderBy("at", "desc"),
  // The second one wins: a calendar day is no moment, bytes would be a list of numbers.
  eatenMeals: (db, { accountId }) =>
    db
      .selectFrom("eatenMeals")
      .selectAll()
      .select(sql<string>`day::text`.as("day"))
      .where("accountId", "=", accountId)
      .orderBy("at", "desc"),
  workoutSessions: (db, { accountId }) =>
    db
      .selectFrom("workoutSessions")
      .selectAll()
      .select(sql<string>`day::text`.as("day"))
      .where("accountId", "=", accountId)
      .orderBy("startedAt", "desc"),
  workoutSets: (db, { accountId }) =>
    db.selectFrom("workoutSets").selectAll().where("accountId", "=", accountId).orderBy("at", "desc"),
  exerciseStops: (db, { accountId }) =>
    db.selectFrom("exerciseStops").selectAll().where("accountId", "=", accountId).orderBy("at", "desc"),
  painReports: (db, { accountId }) =>
    db.selectFrom("painReports").selectAll().where("accountId", "=", accountId).orderBy("reportedAt", "desc"),
  foodEntries: byDay("foodEntries"),
  foodEntriesArchive: byDay("foodEntriesArchive"),
  dayTotals: byDay("dayTotals"),
  diaryDays: byDay("diaryDays"),
  bodyMeasures: byDay("bodyMeasures"),
  sleeps: byDay("sleeps"),
  activities: byDay("activities"),
  ownFoods: (db, { accountId }) =>
    db.selectFrom("ownFoods").selectAll().where("accountId", "=", accountId).orderBy("savedAt", "desc"),
  ownMeasures: (db, { accountId }) =>
    db.selectFrom("ownMeasures").selectAll().where("accountId", "=", accountId).orderBy("savedAt", "desc"),
  ownMeals: (db, { accountId }) =>
    db.selectFrom("ownMeals").selectAll().where("accountId", "=", accountId).orderBy("savedAt", "desc"),
};
