import type { CallTool } from "@app/engine/assistant/tool-results";
import { expect } from "vitest";
import { test } from "../../testing/test.ts";
import { aMemberWhoAsks, toolsOf } from "../testing/asking.ts";
import { modelResult } from "./tool-inputs.ts";

/** Counts of days, sets and versions: no figure of energy, food, weight or shape. */
const COUNTS = new Set([
  "version",
  "sets",
  "reps",
  "restS",
  "minutes",
  "days",
  "daysAgo",
  "daysLogged",
  "workoutsDone",
  "day",
  "ofDays",
  "have",
  "need",
  "creditDays",
  "answerHours",
  // What the device logs by; the plan's own view names it too.
  "count",
]);
const FIGURE = /\d[\d.,]*\s*(?:kcal|cal|g|gramas?|mg|kg|quilos?|ml|cm|%)(?![a-z])|calorias|kcal/i;

function expectNoFigure(value: unknown, key = ""): void {
  if (typeof value === "number") expect(COUNTS, key).toContain(key);
  else if (typeof value === "string") expect(value).not.toMatch(FIGURE);
  else if (Array.isArray(value)) for (const one of value) expectNoFigure(one, key);
  else if (value !== null && typeof value === "object")
    for (const [name, one] of Object.entries(value)) expectNoFigure(one, name);
}

/** Every tool, with what the plan has. */
async function callAll(call: CallTool): Promise<object[]> {
  const plan = await call("get_my_plan", {});
  const items = plan.meals.flatMap((meal) => meal.items.map(({ id }) => id));
  const exercises = plan.sessions.flatMap((session) => session.exercises.map(({ id }) => id));
  const swaps = await Promise.all(items.slice(0, 5).map((itemId) => call("swap_item", { itemId })));
  const others = await Promise.all(exercises.slice(0, 5).map((id) => call("swap_exercise", { id })));
  return [
    plan,
    await call("get_my_plan", { part: "metas", items: items.slice(0, 3) }),
    await call("get_today", {}),
    await call("get_day", { date: "2026-11-01" }),
    await call("get_progress", { days: 60 }),
    await call("search_food", { text: "arroz" }),
    await call("parse_meal", { text: "pf com 150 g de frango, 2 conchas de feijão e bolo da Célia" }),
    await call("propose_log", { text: "1 pão francês com manteiga" }),
    ...swaps,
    ...others,
    await call("explain_change", {}),
    await call("get_promises", {}),
    await call("get_guarantee", {}),
    await call("propose_bad_day", {}),
    await call("request_human", { topic: "saude", summary: "peso", urgency: "normal" }),
  ];
}

test("with hidden numbers no tool gives a figure of energy, food, weight or shape", { timeout: 60_000 }, async ({
  deps,
}) => {
  const { accountId } = await aMemberWhoAsks(deps, { p1: "esconder-tudo" });
  const call = toolsOf(deps, accountId);

  const results = await callAll(call);

  for (const result of results) expectNoFigure(JSON.parse(modelResult(result, true)));
  const plan = await call("get_my_plan", {});
  expect(plan).toMatchObject({ numbersHidden: true, targets: null });
  expect(plan.portions.join(" ")).toMatch(/palma|punho|concha/);
  expect(plan.meals.length).toBeGreaterThan(2);
  const meal = await call("parse_meal", { text: "150 g de frango" });
  expect(meal).toMatchObject({ kcal: null, kcalBetween: null, foods: [{ kcal: null, gramsBetween: null }] });
  // The device stores them; a model never reads them.
  expect(meal.foods[0]?.grams).toBe(150);
  expect(await call("get_progress", {})).toMatchObject({ numbersHidden: true, direction: "down", trendNowKg: null });
});

test("with the weight alone hidden, food keeps its figures and the scale does not", { timeout: 60_000 }, async ({
  deps,
}) => {
  const { accountId } = await aMemberWhoAsks(deps, { p1: "esconder-peso" });
  const call = toolsOf(deps, accountId);

  expect(await call("get_today", {})).toMatchObject({ numbersHidden: false, kcal: 213 });
  const progress = await call("get_progress", {});
  expect(progress).toMatchObject({ numbersHidden: true, trendStartKg: null, trendNowKg: null, trendChangeKg: null });
  expect(progress.weighIns.every(({ kg }) => kg === null)).toBe(true);
});
