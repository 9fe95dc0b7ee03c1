import { expect, test } from "vitest";
import { emptyLayer, type PlanLayer } from "../../data/plan-layer/layer.ts";
import { examplePlan, hiddenPlan } from "../../data/plan-layer/testing/example-plan.ts";
import { withLayer } from "../../data/plan-layer/with-layer.ts";
import { filterOffers, filtersFor, offersFor, platesFor } from "./offers.ts";

const THURSDAY = "2026-11-12";

function lunchItem(name: string, layer: PlanLayer = emptyLayer, plan = examplePlan()) {
  const item = withLayer(plan, layer, THURSDAY)
    .meals.find(({ slot }) => slot === "almoco")
    ?.items.find((one) => one.name === name);
  if (!item) throw new Error(`no ${name}`);
  return item;
}
const swapped = (part: string, takes: string): PlanLayer => ({
  ...emptyLayer,
  swaps: [{ plan: 1, part, takes, day: null }],
});

test("an item offers its swaps, with the difference to what is on the plate", () => {
  const offers = offersFor(lunchItem("Arroz branco"));
  expect(offers.map(({ name, difference }) => [name, difference])).toEqual([
    ["Batata-doce cozida", 1],
    ["Mandioca cozida", -3],
    ["Arroz integral", -4],
    ["Cuscuz de milho", 25],
  ]);
});

test("a swapped item offers the planned food first, and not itself", () => {
  const offers = offersFor(lunchItem("Mandioca cozida", swapped("d4.almoco.1", "taco:129")));
  expect(offers.map(({ name, isPlanned, difference }) => [name, isPlanned, difference])).toEqual([
    ["Arroz branco", true, 3],
    ["Batata-doce cozida", false, 4],
    ["Arroz integral", false, -1],
    ["Cuscuz de milho", false, 28],
  ]);
});

test("with hidden numbers no offer has a difference", () => {
  const offers = offersFor(lunchItem("Arroz branco", emptyLayer, hiddenPlan()));
  expect(offers.every(({ difference, figures }) => difference === null && figures === null)).toBe(true);
});

test("a filter stands there only if it leaves something and not everything", () => {
  const chicken = lunchItem("Frango grelhado");
  const offers = offersFor(chicken);
  expect(filtersFor(offers, chicken.price)).toEqual(["all", "cheaper"]);
  expect(filterOffers(offers, "cheaper", chicken.price).map(({ name }) => name)).toEqual(["Ovo cozido"]);
  const rice = lunchItem("Arroz branco");
  expect(filtersFor(offersFor(rice), rice.price)).toEqual([]);
  const oneRaw = offers.map((offer, index) => ({ ...offer, needsCooking: index > 0 }));
  expect(filtersFor(oneRaw, 1)).toEqual(["all", "no-stove"]);
});

test("a meal offers each other plate of the week once, and its own again after a swap", () => {
  const plan = examplePlan();
  const lunch = (layer: PlanLayer) => withLayer(plan, layer, THURSDAY).meals[2] ?? expect.unreachable();
  expect(platesFor(plan, lunch(emptyLayer)).map(({ id, isPlanned }) => [id, isPlanned])).toEqual([
    ["d1.almoco", false],
  ]);
  const other = lunch(swapped("d4.almoco", "d1.almoco"));
  expect(platesFor(plan, other).map(({ id, isPlanned }) => [id, isPlanned])).toEqual([["d4.almoco", true]]);
});
