import { brand } from "@app/contract/brand";
import type { DiaryDay, OwnFood, OwnMeasure } from "@app/contract/diary";
import { isAlive } from "@app/engine/sync/merge";
import { recordId } from "@app/engine/sync/record-id";
import { findInForce } from "../intake/assessments/queries.ts";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { RecordKind } from "../sync/record-kind.ts";
import { countWorkouts, listLastWorkouts } from "../workouts/queries.ts";
import { countFoods, listPresentIds } from "./food/entry-store.ts";
import { isStoredDay } from "./food/food-places.ts";
import { dayKind } from "./kinds/day-kind.ts";
import { createOwnFoodKind, ownMeasureKind } from "./kinds/own-kinds.ts";
import { countSaved, listDays, listLastDays, listMeasured } from "./log-store.ts";

/** Entries that reached us since then, new or changed. */
export const countEntries = async ({ db }: Pick<PlatformDeps, "db">, since: Date): Promise<number> =>
  (await countSaved(db, "weights", since)) +
  (await countFoods(db, since)) +
  (await countSaved(db, "eatenMeals", since)) +
  (await countWorkouts({ db }, since));

/** What a member said of a whole day, as far as it was said: water, whether it is complete, whether it went badly. */
export async function findDayRecord(
  { now }: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, day }: { accountId: string; day: string },
): Promise<Partial<DiaryDay> | undefined> {
  const [record] = await dayKind.load(db, accountId, [recordId("day", day)], now());
  if (!record || !isAlive({ ...record, losers: {} })) return undefined;
  return Object.fromEntries(Object.entries(record.fields).map(([field, { value }]) => [field, value]));
}

/** Those of these days that the member marked as bad. */
export async function listBadDays(
  { now }: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, days }: { accountId: string; days: readonly string[] },
): Promise<string[]> {
  const byId = new Map(days.map((day) => [recordId("day", day), day]));
  if (byId.size === 0) return [];
  const records = await dayKind.load(db, accountId, [...byId.keys()], now());
  const bad = records.filter((record) => isAlive({ ...record, losers: {} }) && Boolean(record.fields["badDay"]?.value));
  return bad.flatMap(({ id }) => byId.get(id) ?? []);
}

/** A member's days in sums for the team, oldest first. Whether the member sees figures is the member's own choice. */
export const listDaySums = async (db: Db, accountId: string, { from, to }: { from: string; to: string }) =>
  isStoredDay(from) && isStoredDay(to) ? listDays(db, accountId, { from, to }) : [];

/** By account, the last day on which anything was logged; absent: never. */
export async function listLastLogs(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  const last = await listLastWorkouts(db, accountIds);
  for (const { accountId, day } of await listLastDays(db, accountIds, brand.serviceHours.timeZone)) {
    const known = last.get(accountId);
    if (known === undefined || day > known) last.set(accountId, day);
  }
  return last;
}

/** Which of these entries a member has in the diary, for domains that proposed them. Without an id nothing is read. */
export const listLoggedIds = (
  { now }: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<string[]> => listPresentIds(db, accountId, { ids, now: now() });

/** A year of daily weighing and more. */
const MAX_LISTED = 500;
const EVER = new Date(0);

/** A member's weights, the last of each day in this zone, the newest first. */
export const listWeights = (db: Db, accountId: string, timeZone: string): Promise<{ at: Date; kg: number }[]> =>
  listMeasured(db, accountId, { since: EVER, timeZone, limit: MAX_LISTED });

/** More than a member names. */
const MAX_OWN = 1_000;

type OwnDiaryWords = {
  /** `ref` is what an entry of the diary names it by. */
  foods: (OwnFood & { ref: string })[];
  measures: { unit: string; food: string | null; grams: number }[];
};

/** The foods and measures that a member calls their own: what they write is read with them. */
export async function listOwnWords(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
): Promise<OwnDiaryWords> {
  const foods = await listComplete(createOwnFoodKind(keyRing.encryption("health-data")), db, accountId);
  const measures = await listComplete(ownMeasureKind, db, accountId);
  return {
    foods: foods.map(({ id, values }) => ({ ...(values as OwnFood), ref: `mine:${id}` })),
    measures: measures.map(({ values }) => {
      const { measure, grams } = values as OwnMeasure;
      return { ...measure, grams };
    }),
  };
}

/** A record that no device has completed yet is left out. */
async function listComplete(
  { fields: names, listChanges }: Pick<RecordKind, "fields" | "listChanges">,
  db: Db,
  accountId: string,
): Promise<{ id: string; values: object }[]> {
  const records = await listChanges(db, accountId, { after: 0 }, MAX_OWN);
  return records
    .filter((record) => isAlive({ ...record, losers: {} }) && names.every((name) => record.fields[name] !== undefined))
    .map(({ id, fields }) => ({
      id,
      values: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    }));
}

/** Whether a member sees no figure of energy or nutrients at all. */
export async function hidesNumbers(deps: Pick<PlatformDeps, "keyRing">, tx: Db, accountId: string): Promise<boolean> {
  const numbers = (await findInForce(deps, tx, accountId))?.details?.numbers;
  return numbers === "esconder-tudo" || numbers === "none";
}
