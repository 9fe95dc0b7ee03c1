import type { EatenMeal } from "@app/contract/plans";
import { recordId } from "@app/engine/sync/record-id";
import type { Edit } from "../../sync/core/edit.ts";

type PlannedMeal = EatenMeal["meal"];

const idOf = ({ plan, day, part }: PlannedMeal): string => recordId("eaten", plan, day, part);

/** "Comi assim": the meal of that day as it stands with its swaps. `at` is ISO. */
export const eatMeal = (meal: PlannedMeal, at: string): Edit => ({
  id: idOf(meal),
  kind: "eaten",
  op: "put",
  fields: { meal, at } satisfies EatenMeal,
});

export const undoEaten = (meal: PlannedMeal): Edit => ({ id: idOf(meal), kind: "eaten", op: "delete", fields: {} });
