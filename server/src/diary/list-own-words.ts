import type { OwnFood, OwnMeasure } from "@app/contract/diary";
import { isAlive } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { RecordKind } from "../sync/record-kind.ts";
import { createOwnFoodKind } from "./kinds/own-food-kind.ts";
import { ownMeasureKind } from "./kinds/own-measure-kind.ts";

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
  const records = await listChanges(db, accountId, 0, MAX_OWN);
  return records
    .filter((record) => isAlive({ ...record, losers: {} }) && names.every((name) => record.fields[name] !== undefined))
    .map(({ id, fields }) => ({
      id,
      values: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    }));
}
