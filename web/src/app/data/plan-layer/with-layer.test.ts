import { howOf } from "@app/engine/nutrition/steps/how-of";
import { recordId } from "@app/engine/sync/record-id";
import { expect, test } from "vitest";
import { emptyLayer, type PlanLayer } from "./layer.ts";
import { planDayOf, weekOf } from "./plan-day.ts";
import { swapItem, swapMeal, undoSwaps } from "./swap-edits.ts";
import { examplePlan, limitedPlan } from "./testing/example-plan.ts";
import { withLayer } from "./with-layer.ts";

const THURSDAY = "2026-11-12";
const plan = examplePlan();

type Choice = PlanLayer["swaps"][number];
const choose = (part: string, takes: string, day: string | null = null, version = 1): Choice => ({
  plan: version,
  part,
  takes,
  day,
});
const layerWith = (...swaps: Choice[]): PlanLayer => ({ ...emptyLayer, swaps });
const lunchOn = (day: string, layer: PlanLayer) => {
  const meal = withLayer(plan, layer, day).meals.find(({ slot }) => slot === "almoco");
  if (!meal) throw new Error("no lunch");
  return meal;
};
const foodsOn = (day: string, layer: PlanLayer) => lunchOn(day, layer).items.map(({ food }) => food);
const firstOn = (day: string, layer: PlanLayer) => foodsOn(day, layer)[0];

const [RICE, SWEET_POTATO, CASSAVA] = ["taco:3", "taco:88", "taco:129"];

test("a calendar day takes the plan's weekday, and its week begins on Monday", () => {
  const days = ["2026-11-09", "2026-11-12", "2026-11-15", "2026-11-16", "2027-01-01"];
  expect(days.map((day) => [planDayOf(day), weekOf(day)])).toEqual([
    ["d1", "2026-11-09"],
    ["d4", "2026-11-09"],
    ["d7", "2026-11-09"],
    ["d1", "2026-11-16"],
    ["d5", "2026-12-28"],
  ]);
});

test("without a layer the day is as planned", () => {
  const { meals } = withLayer(plan, emptyLayer, THURSDAY);
  expect(meals.map(({ id }) => id)).toEqual([
    "d4.cafe",
    "d4.lanche-manha",
    "d4.almoco",
    "d4.lanche-tarde",
    "d4.jantar",
  ]);
  expect(meals.every(({ eatenAt, id, takes }) => eatenAt === null && takes === id)).toBe(true);
});

test.each<[string, Choice[], string | undefined]>([
  ["a lasting one", [choose("d4.almoco.1", SWEET_POTATO)], SWEET_POTATO],
  ["one of this day", [choose("d4.almoco.1", SWEET_POTATO, THURSDAY)], SWEET_POTATO],
  [
    "one of this day before a lasting one",
    [choose("d4.almoco.1", SWEET_POTATO), choose("d4.almoco.1", CASSAVA, THURSDAY)],
    CASSAVA,
  ],
  [
    "the planned food before a lasting one",
    [choose("d4.almoco.1", SWEET_POTATO), choose("d4.almoco.1", RICE, THURSDAY)],
    RICE,
  ],
  ["none of another day", [choose("d4.almoco.1", SWEET_POTATO, "2026-11-19")], RICE],
  ["none of another version", [choose("d4.almoco.1", SWEET_POTATO, null, 2)], RICE],
  ["none that is not offered", [choose("d4.almoco.1", "taco:410")], RICE],
])("an item shows its swap: %s", (_, swaps, food) => {
  expect(firstOn(THURSDAY, layerWith(...swaps))).toBe(food);
});

test("the text speaks of the foods that are on the plate, of lunch's own at dinner", () => {
  const textOn = (day: string, slot: string, layer: PlanLayer) => {
    const { meals } = withLayer(plan, layer, day);
    return meals
      .filter((meal) => meal.slot === slot)
      .flatMap((meal) => howOf(meal, meals))
      .join(" ");
  };
  expect(textOn(THURSDAY, "almoco", emptyLayer)).toMatch(/arroz/);
  const swapped = layerWith(choose("d4.almoco.1", SWEET_POTATO));
  expect(textOn(THURSDAY, "almoco", swapped)).toMatch(/batata-doce/);
  expect(textOn(THURSDAY, "almoco", swapped)).not.toMatch(/arroz/);
  const sunday = "2026-11-15";
  expect(textOn(sunday, "jantar", emptyLayer)).toMatch(/o arroz do almoço/);
  expect(textOn(sunday, "jantar", layerWith(choose("d7.almoco.1", SWEET_POTATO)))).not.toMatch(/almoço/);
});

test("a swapped item keeps its id, its offers and what was planned", () => {
  const [item] = lunchOn(THURSDAY, layerWith(choose("d4.almoco.1", SWEET_POTATO))).items;
  expect(item).toMatchObject({ id: "d4.almoco.1", name: "Batata-doce cozida", planned: { name: "Arroz branco" } });
  expect(item?.swaps).toHaveLength(4);
});

test("a meal takes another day's plate with the swaps that plate has, and keeps its own hour and id", () => {
  const layer = layerWith(choose("d4.almoco", "d1.almoco", THURSDAY), choose("d1.almoco.1", CASSAVA));
  const meal = lunchOn(THURSDAY, layer);
  expect(meal).toMatchObject({
    id: "d4.almoco",
    takes: "d1.almoco",
    time: "12:30",
    name: "Arroz, feijão, bife e salada",
  });
  expect(meal.items[0]?.food).toBe(CASSAVA);
  expect(lunchOn(THURSDAY, layerWith(choose("d4.almoco", "d4.jantar", THURSDAY))).takes).toBe("d4.almoco");
});

test("a meal is eaten on its own day and version only", () => {
  const eaten = { plan: 1, part: "d4.almoco", day: THURSDAY, at: "2026-11-12T15:40:00.000Z" };
  const eatenAt = (changes: Partial<typeof eaten>) =>
    lunchOn(THURSDAY, { ...emptyLayer, eaten: [{ ...eaten, ...changes }] }).eatenAt;
  expect(eatenAt({})).toBe("2026-11-12T15:40:00.000Z");
  expect(eatenAt({ day: "2026-11-19" })).toBeNull();
  expect(eatenAt({ plan: 2 })).toBeNull();
});

test("groups and portions have no meals to lay choices on", () => {
  expect(withLayer(limitedPlan(), emptyLayer, THURSDAY).meals).toEqual([]);
});

/** The layer after these edits, as the records would give it. */
function applied(layer: PlanLayer, edits: ReturnType<typeof swapItem>): PlanLayer {
  const records = new Map(
    layer.swaps.map((swap) => [recordId("swap", swap.plan, swap.part, swap.day ?? "always"), swap]),
  );
  for (const { id, op, fields } of edits) {
    if (op === "delete") records.delete(id);
    else records.set(id, fields["choice"] as Choice);
  }
  return { ...layer, swaps: [...records.values()] };
}

const choosing = (layer: PlanLayer, scope: "day" | "always", food: string) => {
  const meal = lunchOn(THURSDAY, layer);
  const [item] = meal.items;
  if (!item) throw new Error("no item");
  return applied(layer, swapItem({ plan, layer, day: THURSDAY, scope }, meal, item, food));
};

test("chosen for today, the swap is gone next week", () => {
  const layer = choosing(emptyLayer, "day", CASSAVA);
  expect([firstOn(THURSDAY, layer), firstOn("2026-11-19", layer)]).toEqual([CASSAVA, RICE]);
});

test("chosen for always, every lunch of the week that has the food takes the swap, also over the choice of today", () => {
  const layer = choosing(choosing(emptyLayer, "day", SWEET_POTATO), "always", CASSAVA);
  const week = ["2026-11-09", "2026-11-10", "2026-11-11", THURSDAY, "2026-11-13", "2026-11-14", "2026-11-15"];
  expect(week.map((day) => firstOn(day, layer))).toEqual(Array(7).fill(CASSAVA));
  expect(withLayer(plan, layer, "2026-11-15").meals.at(-1)?.items[0]?.food).toBe(RICE);
});

test("back to the plan: for always nothing is left, for today the lasting choice stays on the other days", () => {
  const always = choosing(emptyLayer, "always", CASSAVA);
  expect(choosing(always, "always", RICE).swaps).toEqual([]);
  const today = choosing(always, "day", RICE);
  expect([firstOn(THURSDAY, today), firstOn("2026-11-19", today)]).toEqual([RICE, CASSAVA]);
  expect(choosing(choosing(emptyLayer, "day", CASSAVA), "day", RICE).swaps).toEqual([]);
});

test("a meal takes another plate for one day, and its own again", () => {
  const take = (layer: PlanLayer, takes: string, scope: "day" | "always" = "day") =>
    applied(layer, swapMeal({ plan, layer, day: THURSDAY, scope }, { id: "d4.almoco" }, takes));
  const layer = take(emptyLayer, "d1.almoco");
  expect(lunchOn(THURSDAY, layer).takes).toBe("d1.almoco");
  expect(lunchOn("2026-11-19", layer).takes).toBe("d4.almoco");
  expect(take(layer, "d4.almoco").swaps).toEqual([]);
  expect(lunchOn("2026-11-19", take(emptyLayer, "d1.almoco", "always")).takes).toBe("d1.almoco");
});

test.each(["day", "always"] as const)("a swap for %s is undone to what was there before it", (scope) => {
  const before = choosing(emptyLayer, "day", SWEET_POTATO);
  const meal = lunchOn(THURSDAY, before);
  const edits = swapItem(
    { plan, layer: before, day: THURSDAY, scope },
    meal,
    meal.items[0] ?? expect.unreachable(),
    CASSAVA,
  );
  expect(firstOn(THURSDAY, applied(before, edits))).toBe(CASSAVA);
  expect(applied(applied(before, edits), undoSwaps(before, edits))).toEqual(before);
});
