import { dayOfId } from "@app/engine/sync/day-id";
import { expect, test } from "vitest";
import { lazyPart } from "../../../ui/overlays/lazy-part.ts";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import { emptyLayer, layerIn } from "../plan-layer/layer.ts";
import { examplePlan, hiddenPlan } from "../plan-layer/testing/example-plan.ts";
import { withLayer } from "../plan-layer/with-layer.ts";
import { diaryIn } from "./diary-records.ts";
import { eatAsPlanned, logFoodsLater, mealsWithoutFoods, undoAsPlanned } from "./eat-as-planned.ts";

const DAY = "2026-11-12";
const place = { plan: 1, day: DAY };
const at = new Date(2026, 10, 12, 12, 52);

function lunchOf(plan = examplePlan()) {
  const lunch = withLayer(plan, emptyLayer, DAY).meals.find(({ slot }) => slot === "almoco");
  if (!lunch) throw new Error("no lunch");
  return lunch;
}

function device() {
  let state = emptyState();
  return {
    save: async (edits: readonly Edit[]) => {
      state = patched(state, recordEdits(state, 1_000, edits));
      return true;
    },
    state: () => state,
    entries: () => diaryIn(state).entries.get(DAY) ?? [],
    eaten: () => layerIn(state).eaten.length,
  };
}

test("a meal eaten as planned is in the diary with its foods in their order, and the day in their ids", async () => {
  const { save, entries, eaten } = device();
  await eatAsPlanned(save, place, lunchOf(), at);
  expect(entries().map(({ food, source }) => [food.ref, source.part])).toEqual(
    lunchOf().items.map(({ id, food }) => [food, id]),
  );
  expect(entries()[1]).toMatchObject({
    place: { day: DAY, meal: "almoco", time: "12:52" },
    amount: { grams: 140, low: 105, high: 175, unit: "co", count: 1 },
    source: { from: "plan" },
  });
  expect(entries().every(({ id }) => dayOfId(id) === DAY)).toBe(true);
  expect(eaten()).toBe(1);
});

test("a second tap writes the same entries, and the undo removes them", async () => {
  const { save, entries, eaten } = device();
  await eatAsPlanned(save, place, lunchOf(), at);
  await eatAsPlanned(save, place, lunchOf(), at);
  expect(entries()).toHaveLength(lunchOf().items.length);
  await undoAsPlanned(save, place, lunchOf());
  expect([entries().length, eaten()]).toEqual([0, 0]);
});

test("an undo that comes before the foods are loaded still removes them", async () => {
  const { save, entries, eaten } = device();
  await Promise.all([eatAsPlanned(save, place, lunchOf(), at), undoAsPlanned(save, place, lunchOf())]);
  expect([entries().length, eaten()]).toEqual([0, 0]);
});

test("with hidden numbers the same amounts are logged, from the measures of the device", async () => {
  const [shown, hidden] = [device(), device()];
  await eatAsPlanned(shown.save, place, lunchOf(), at);
  await eatAsPlanned(hidden.save, place, lunchOf(hiddenPlan()), at);
  expect(hidden.entries()).toEqual(shown.entries());
});

test("of another day the hour is not said", async () => {
  const { save, entries } = device();
  await eatAsPlanned(save, place, lunchOf(), new Date(2026, 10, 13, 9, 0));
  expect(entries()[0]?.place.time).toBeNull();
});

test("where the measures did not load, the foods are written later, once", async () => {
  const { save, entries, eaten, state } = device();
  const unreachable = lazyPart(() => Promise.reject(new Error("offline")));
  expect(await eatAsPlanned(save, place, lunchOf(), at, unreachable)).toBe(true);
  expect([entries().length, eaten()]).toEqual([0, 1]);

  const missing = () => mealsWithoutFoods(examplePlan(), state(), DAY);
  await logFoodsLater(save, missing);
  expect(entries().map(({ food }) => food.ref)).toEqual(lunchOf().items.map(({ food }) => food));
  expect(entries()[0]?.place.time).toBe("12:52");
  expect(missing()).toEqual([]);
});

test("foods that the member removed from the diary do not come back", async () => {
  const { save, entries, state } = device();
  await eatAsPlanned(save, place, lunchOf(), at);
  await save(entries().map(({ id }) => ({ id, kind: "food", op: "delete", fields: {} })));
  expect(mealsWithoutFoods(examplePlan(), state(), DAY)).toEqual([]);
});

test("a meal that this device could not store is not said to be eaten", async () => {
  expect(await eatAsPlanned(async () => false, place, lunchOf(), at)).toBe(false);
});
