import { OwnFood } from "@app/contract/diary";
import * as z from "zod/mini";
import type { Encryption } from "../../platform/encryption.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createSealedTable } from "../../sync/sealed-table.ts";
import { isUnit } from "./eaten-food.ts";

const { name: Name, per100: Per100, measure: Measure } = OwnFood.shape;
const Put = z.partial(
  z.strictObject({
    name: Name,
    per100: z.strictObject(Per100.shape),
    measure: z.nullable(z.strictObject(Measure.def.innerType.shape)),
  }),
);
const CLOCKS = { name: "name_hlc", per100: "per100_hlc", measure: "measure_hlc" };

/** A food that the catalogue does not have, sealed: its name is the member's words. */
export const createOwnFoodKind = (encryption: Encryption): RecordKind => ({
  name: "own-food",
  purpose: "health-data",
  parse: parseOwnFood,
  ...createSealedTable("own_foods", CLOCKS, encryption),
});

function parseOwnFood(fields: Record<string, unknown>): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  return data.measure && !isUnit(data.measure.unit) ? undefined : data;
}
