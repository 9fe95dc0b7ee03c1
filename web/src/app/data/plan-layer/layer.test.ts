import { recordId } from "@app/engine/sync/record-id";
import { expect, test } from "vitest";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import { eatMeal, undoEaten } from "./eaten-edits.ts";
import { layerIn } from "./layer.ts";
import { listDays, tickedFoods, tickItem } from "./tick-edits.ts";

const saved = (...edits: Edit[]) =>
  layerIn(edits.reduce((state, edit) => patched(state, recordEdits(state, 1_000, [edit])), emptyState()));

const meal = { plan: 1, part: "d4.almoco", day: "2026-11-12" };
const at = "2026-11-12T15:40:00.000Z";

test("a meal eaten as planned stands once however often it is logged, and undone not at all", () => {
  expect(saved(eatMeal(meal, at), eatMeal(meal, at)).eaten).toEqual([{ ...meal, at }]);
  expect(saved(eatMeal(meal, at), undoEaten(meal)).eaten).toEqual([]);
  expect(saved(eatMeal(meal, at), undoEaten(meal), eatMeal(meal, at)).eaten).toHaveLength(1);
});

test("a tick is of one week's list, and is taken back", () => {
  const item = { plan: 1, food: "taco:3", week: "2026-11-09" };
  const layer = saved(tickItem(item, true), tickItem({ ...item, food: "taco:561" }, true));
  expect([...tickedFoods(layer, item)]).toEqual(["taco:3", "taco:561"]);
  expect(tickedFoods(layer, { plan: 1, week: "2026-11-16" }).size).toBe(0);
  expect(tickedFoods(layer, { plan: 2, week: "2026-11-09" }).size).toBe(0);
  expect(saved(tickItem(item, true), tickItem(item, false)).ticks).toEqual([]);
});

test("every device gives a meal and a tick the id that the server expects", () => {
  expect(eatMeal(meal, at).id).toBe(recordId("eaten", 1, "2026-11-12", "d4.almoco"));
  expect(tickItem({ plan: 1, food: "taco:3", week: "2026-11-09" }, true).id).toBe(
    recordId("tick", 1, "2026-11-09", "taco:3"),
  );
});

test("a record that is not complete on this device is left out", () => {
  const part = { id: recordId("eaten", 1), kind: "eaten", op: "put", fields: { at } } as const;
  expect(saved(part).eaten).toEqual([]);
});

test.each([
  ["nothing ticked: it starts today", [], "2026-11-18", "2026-11-25"],
  ["begun on Monday: it keeps its days", ["2026-11-16"], "2026-11-16", "2026-11-23"],
  ["the days of the last one are over", ["2026-11-11"], "2026-11-18", "2026-11-25"],
  ["of two begun lists the later counts", ["2026-11-13", "2026-11-17"], "2026-11-17", "2026-11-24"],
  ["shopped ahead: the next one keeps its days", ["2026-11-22"], "2026-11-18", "2026-11-22"],
])("of a Wednesday 18, %s", (_, weeks, first, next) => {
  const layer = saved(...weeks.map((week) => tickItem({ plan: 1, food: "taco:3", week }, true)));
  expect(listDays(layer, { plan: 1, today: "2026-11-18" })).toEqual({ this: first, next });
});
