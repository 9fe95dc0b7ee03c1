import { FoodEntry } from "@app/contract/diary";
import { dayOfId } from "@app/engine/sync/day-id";
import * as z from "zod/mini";
import type { RecordKind } from "../../sync/record-kind.ts";
import { createFoodStore } from "../food/food-store.ts";
import { isDiaryDay } from "./diary-day.ts";
import { isKnownFood, isSoundAmount, orderedAmount, orderedFood, StoredAmount, StoredFood } from "./eaten-food.ts";

const { place: Place, source: Source } = FoodEntry.shape;
/** A put may set some of the fields, and no other. */
const Put = z.partial(
  z.strictObject({
    place: z.strictObject(Place.shape),
    food: StoredFood,
    amount: StoredAmount,
    source: z.strictObject(Source.shape),
  }),
);

/** With more of them a call would read more than 25 pages of the database. */
export const FOODS_PER_PAGE = 150;

/** A food that was eaten: stored by month, with its figures and its day's sums. */
export const createFoodKind = (): RecordKind => ({
  name: "food",
  purpose: "health-data",
  parse: parseFood,
  pageSize: FOODS_PER_PAGE,
  ...createFoodStore(),
});

function parseFood(fields: Record<string, unknown>, id: string, now: Date): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success || Object.keys(data).length === 0) return undefined;
  const { place, food, amount, source } = data;
  if (place && (place.day !== dayOfId(id) || !isDiaryDay(place.day, now))) return undefined;
  if ((food && !isKnownFood(food)) || (amount && !isSoundAmount(amount))) return undefined;
  return {
    ...(place && { place: { day: place.day, meal: place.meal, time: place.time } }),
    ...(food && { food: orderedFood(food) }),
    ...(amount && { amount: orderedAmount(amount) }),
    ...(source && { source: { from: source.from, part: source.part } }),
  };
}
