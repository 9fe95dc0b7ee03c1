import type { FoodEntry } from "@app/contract/diary";
import { expect, test } from "vitest";
import { emptyState } from "../../../sync/core/device-state.ts";
import { patched } from "../../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../../sync/core/edit.ts";
import { emptyLayer } from "../../plan-layer/layer.ts";
import { examplePlan, hiddenPlan } from "../../plan-layer/testing/example-plan.ts";
import { withLayer } from "../../plan-layer/with-layer.ts";
import { diaryIn } from "../diary-records.ts";
import { logFoods } from "../food-edits.ts";
import { saveOwnFood } from "../own-edits.ts";
import { dayView } from "./day-view.ts";

const DAY = "2026-11-12";
const NOW = Date.parse("2026-11-12T15:52:00Z");
const OWN_ID = "01931a2b-0000-7000-8000-000000000001";
const noData = { kcal: null, protein: null, fat: null, carb: null, fibre: null };

const of = (ref: string, grams: number, unit: string | null = null, count: number | null = null) => ({
  food: { ref, per100: ref.startsWith("mine:") ? noData : null },
  amount: { grams, low: grams * 0.75, high: grams * 1.25, unit, count, isAssumed: false },
});
const at = (meal: FoodEntry["place"]["meal"], time: string | null = null) => ({ day: DAY, meal, time });
const beans = of("taco:561", 280, "co", 2);
const rice = of("taco:3", 125, "cs", 5);
const own = of(`mine:${OWN_ID}`, 60, "fa", 1);
const stew = { name: "Ensopado da minha avó", per100: noData, measure: null };

const recordsOf = (...edits: Edit[]) => diaryIn(patched(emptyState(), recordEdits(emptyState(), 1_000, edits)));
const plannedOf = (plan = examplePlan()) => withLayer(plan, emptyLayer, DAY).meals;

function shown(...edits: Edit[]) {
  const view = dayView({ records: recordsOf(...edits), planned: plannedOf(), day: DAY, numbers: "shown" });
  if (view.numbers === "hidden") throw new Error("hidden");
  return view;
}

test("the day has its meals in order: what was eaten, with its hour, and what the plan still has", () => {
  const { meals } = shown(...logFoods(at("almoco", "12:52"), [beans, rice], "sentence", NOW));
  expect(meals.map(({ slot, time, planned }) => [slot, time, planned?.name ?? null])).toEqual([
    ["cafe", "07:10", "Pão, dois ovos, café com leite e mamão"],
    ["lanche-manha", "10:00", "Banana e duas castanhas-do-pará"],
    ["almoco", "12:52", null],
    ["lanche-tarde", "16:00", "Iogurte, aveia e banana"],
    ["jantar", "20:00", "Cuscuz, frango desfiado, couve e vinagrete"],
  ]);
});

test("an entry has a name, a measure in words and its energy; the sum has a range", () => {
  const { meals, totals } = shown(...logFoods(at("almoco"), [beans, rice], "sentence", NOW));
  expect(meals[2]?.entries).toMatchObject([
    { name: "Feijão carioca", measure: "2 conchas", kcal: 213 },
    { name: "Arroz branco", measure: "5 colheres de sopa", kcal: 160 },
  ]);
  expect(totals).toMatchObject({ kcal: 373, low: 280, high: 466, missing: 0 });
  expect(meals[2]?.totals).toEqual(totals);
});

test("a food without data stands without a figure, is left out of the sum, and counted", () => {
  const foods = logFoods(at("ceia"), [beans, own], "search", NOW);
  const { meals, totals } = shown(saveOwnFood(stew, NOW, OWN_ID), ...foods);
  expect(meals.at(-1)?.entries[1]).toMatchObject({ name: stew.name, measure: "1 fatia", kcal: null });
  expect(totals).toMatchObject({ kcal: 213, missing: 1 });
});

test("an own food that is gone keeps its place", () => {
  const { meals } = shown(...logFoods(at("ceia"), [own], "search", NOW));
  expect(meals.at(-1)?.entries[0]?.name).toBe("Alimento seu");
});

test("nothing logged is no sum, and a meal that the plan does not have comes only with an entry", () => {
  const { meals, totals } = shown();
  expect(totals).toBeNull();
  expect(meals.some(({ slot }) => slot === "ceia")).toBe(false);
});

test("without numbers the view holds no figure of energy or grams", () => {
  const foods = [beans, rice, of("taco:410", 150), own];
  const view = dayView({
    records: recordsOf(...logFoods(at("almoco", "12:52"), foods, "sentence", NOW)),
    planned: plannedOf(hiddenPlan()),
    day: DAY,
    numbers: "hidden",
  });
  const text = JSON.stringify(view);
  expect(text).not.toMatch(/kcal|totals|grams|protein/);
  expect(text).not.toMatch(/\d[\d.,]*\s*(g|kg|ml|cm)\b/);
  expect(text).toContain("1 palma e meia");
});
