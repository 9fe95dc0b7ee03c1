import { expect, test } from "vitest";
import { emptyLayer, type PlanLayer } from "../../../data/plan-layer/layer.ts";
import { examplePlan, hiddenPlan } from "../../../data/plan-layer/testing/example-plan.ts";
import { withLayer } from "../../../data/plan-layer/with-layer.ts";
import { eatenTotals, totalsOf } from "../day-totals-of.ts";
import { mealsSince } from "../meal/meals-since.ts";
import { recentMeal } from "../meal/recent-meal.ts";
import { dayRows } from "./day-rows.ts";

const DAY = "2026-11-12";
const plan = examplePlan();
/** A minute of that day where the test runs. */
const at = (time: string): Date => new Date(`${DAY}T${time}:00`);

const layerWith = (eaten: Record<string, string>): PlanLayer => ({
  ...emptyLayer,
  eaten: Object.entries(eaten).map(([slot, time]) => ({
    plan: 1,
    part: `d4.${slot}`,
    day: DAY,
    at: at(time).toISOString(),
  })),
});
const mealsWith = (eaten: Record<string, string>, shown = plan) => withLayer(shown, layerWith(eaten), DAY).meals;

test("the rows say what was eaten when, what is next in how long, and what went by", () => {
  const rows = dayRows(mealsWith({ cafe: "07:22" }), at("11:40"));
  expect(rows.map(({ state, hour, text }) => [state, hour, text])).toEqual([
    ["eaten", "7h22", "Pão, dois ovos, café com leite e mamão"],
    ["missed", "10h00", "Sem registro, e tudo bem."],
    ["next", "12h30", "Daqui a 50 minutos"],
    ["later", "16h00", "Iogurte, aveia e banana"],
    ["later", "20h00", "Cuscuz, frango desfiado, couve e vinagrete"],
  ]);
});

test("a meal whose hour has come is now", () => {
  const [, , lunch] = dayRows(mealsWith({}), at("12:31"));
  expect(lunch).toMatchObject({ state: "next", text: "Agora" });
});

test.each([
  ["2026-11-11T23:50:00", ["cafe", "lanche-manha", "almoco", "lanche-tarde", "jantar"]],
  // Lunch can still be eaten by it.
  ["2026-11-12T13:40:00", ["almoco", "lanche-tarde", "jantar"]],
  ["2026-11-12T18:40:00", ["jantar"]],
  ["2026-11-12T22:00:00", []],
])("of a plan made at %s only the meals after it are of that day", (createdAt, slots) => {
  const meals = mealsSince(new Date(createdAt).toISOString(), { day: DAY, meals: mealsWith({}) });
  expect(meals.map(({ slot }) => slot)).toEqual(slots);
});

test("the totals are those of the plates that were eaten", () => {
  expect(eatenTotals(plan, emptyLayer, { day: DAY, meals: mealsWith({}) })).toEqual({ kcal: 0, protein: 0 });
  // 420 and 125 kcal; 20.6 and 2.2 g.
  expect(
    eatenTotals(plan, emptyLayer, { day: DAY, meals: mealsWith({ cafe: "07:10", "lanche-manha": "10:00" }) }),
  ).toEqual({
    kcal: 545,
    protein: 23,
  });
});

test("a meal with something else in the diary is logged, and the sum is the diary's", () => {
  const layer = { ...emptyLayer, logged: [{ day: DAY, meal: "almoco" as const, isPlanned: false }] };
  const { meals } = withLayer(plan, layer, DAY);
  expect(dayRows(meals, at("13:00"))[2]).toMatchObject({ state: "eaten", text: "Registrado no diário." });
  expect(eatenTotals(plan, layer, { day: DAY, meals })).toBeNull();
});

test("with hidden numbers there are no totals, whatever was eaten", () => {
  const hidden = hiddenPlan();
  expect(eatenTotals(hidden, emptyLayer, { day: DAY, meals: mealsWith({ cafe: "07:10" }, hidden) })).toBeNull();
  expect(totalsOf(hidden, [])).toBeNull();
});

test("what was logged last can be undone for ten minutes", () => {
  const meals = mealsWith({ cafe: "07:10", almoco: "12:52" });
  const undoable = (time: string) => recentMeal(meals, at(time).getTime())?.slot ?? null;
  expect(undoable("12:52")).toBe("almoco");
  expect(undoable("13:01")).toBe("almoco");
  expect(undoable("13:02")).toBeNull();
  expect(recentMeal(mealsWith({}), at("12:00").getTime())).toBeNull();
});
