import type { FoodEntry } from "@app/contract/diary";
import type { EatenMeal, ShoppingTick, Swap } from "@app/contract/plans";
import type { SyncKind } from "@app/contract/sync";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { viewRecords } from "../../sync/core/view.ts";

/** What the member changed in the plan and did with it, on this device or another, sent or not. */
export type PlanLayer = {
  swaps: readonly Swap["choice"][];
  eaten: readonly (EatenMeal["meal"] & Pick<EatenMeal, "at">)[];
  /** Meals with a food in the diary, as planned or not. */
  logged: readonly LoggedMeal[];
  /** Items of the shopping list that are ticked. */
  ticks: readonly ShoppingTick["item"][];
};

export type LoggedMeal = Pick<FoodEntry["place"], "day" | "meal"> & {
  isPlanned: boolean;
  /** What the sum of the day is made of; undefined while this device does not have all of it. */
  eaten?: Pick<FoodEntry, "food" | "amount"> | undefined;
};

export const PLAN_KINDS = ["swap", "eaten", "tick"] as const satisfies readonly SyncKind[];
type PlanKind = (typeof PLAN_KINDS)[number];

export const emptyLayer: PlanLayer = { swaps: [], eaten: [], logged: [], ticks: [] };

/** A record that is not complete yet on this device is left out. */
export function layerIn(state: DeviceState): PlanLayer {
  return {
    swaps: fieldsOf<Swap>(state, "swap").flatMap(({ choice }) => choice ?? []),
    eaten: fieldsOf<EatenMeal>(state, "eaten").flatMap(({ meal, at }) => (meal && at ? { ...meal, at } : [])),
    logged: fieldsOf<FoodEntry>(state, "food").flatMap(({ place, food, amount, source }) =>
      place && source
        ? {
            day: place.day,
            meal: place.meal,
            isPlanned: source.from === "plan",
            eaten: food && amount ? { food, amount } : undefined,
          }
        : [],
    ),
    ticks: fieldsOf<ShoppingTick>(state, "tick").flatMap(({ item, done }) => (item && done ? item : [])),
  };
}

const fieldsOf = <T>(state: DeviceState, kind: PlanKind | "food"): Partial<T>[] =>
  viewRecords(state, kind).map(({ fields }) => fields as Partial<T>);
