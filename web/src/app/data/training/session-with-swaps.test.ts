import { recordId } from "@app/engine/sync/record-id";
import { expect, test } from "vitest";
import { emptyLayer, type PlanLayer } from "../plan-layer/layer.ts";
import { type SwapScope, swapExercise, undoSwaps } from "../plan-layer/swap-edits.ts";
import { examplePlan } from "../plan-layer/testing/example-plan.ts";
import { aTarget } from "../plan-layer/testing/example-training.ts";
import { sessionWithSwaps } from "./session-with-swaps.ts";

const TODAY = "2026-11-12";
const plan = examplePlan({ version: 3, madeIn: { diet: 3, training: 2 } });
const [CHAIR, STEP, WALL] = ["own:agachamento-cadeira", "own:degrau-baixo", "own:isometria-parede"];

type Choice = PlanLayer["swaps"][number];
const choice = (takes: string, changes: Partial<Choice> = {}): Choice => ({
  plan: 2,
  part: "A.1",
  takes,
  day: null,
  ...changes,
});
const layerWith = (...swaps: Choice[]): PlanLayer => ({ ...emptyLayer, swaps });
const firstOn = (day: string, layer: PlanLayer) => sessionWithSwaps(plan, layer, "A", day)?.exercises[0];

test.each<[string, Choice[], string]>([
  ["as planned without one", [], CHAIR],
  ["a lasting one", [choice(STEP)], STEP],
  ["one of this day before a lasting one", [choice(STEP), choice(WALL, { day: TODAY })], WALL],
  ["the planned one on a day before a lasting swap", [choice(STEP), choice(CHAIR, { day: TODAY })], CHAIR],
  ["none of another day", [choice(STEP, { day: "2026-11-14" })], CHAIR],
  ["none of another version of the training half", [choice(STEP, { plan: 3 })], CHAIR],
  ["none that is not offered", [choice("fx:Hack_Squat")], CHAIR],
  ["none of another part", [choice(STEP, { part: "A.2" })], CHAIR],
])("an exercise shows its swap: %s", (_, swaps, exercise) => {
  expect(firstOn(TODAY, layerWith(...swaps))?.exercise).toBe(exercise);
});

test("a swapped exercise keeps its part, its offers and what was planned, and leaves the ladder", () => {
  const swapped = firstOn(TODAY, layerWith(choice(STEP)));
  expect(swapped).toMatchObject({ id: "A.1", planned: CHAIR, ladder: [], sets: [3, 3, 3, 4] });
  expect(swapped?.swaps).toHaveLength(3);
  expect(firstOn(TODAY, layerWith(choice("fx:Bodyweight_Squat")))?.ladder).toHaveLength(5);
});

test("the rung that the progression reached stands in the planned one's place, and a swap before it", () => {
  const next = [aTarget("A.1", "fx:Bodyweight_Squat", { sets: 2 })];
  const [reached] = sessionWithSwaps(plan, emptyLayer, "A", TODAY, next)?.exercises ?? [];
  expect(reached).toMatchObject({ exercise: "fx:Bodyweight_Squat", planned: null, next: { sets: 2 } });
  const [swapped] = sessionWithSwaps(plan, layerWith(choice(STEP)), "A", TODAY, next)?.exercises ?? [];
  expect(swapped).toMatchObject({ exercise: STEP, planned: "fx:Bodyweight_Squat", next: null });
});

test("there is no session that the plan does not have, and none without a training half", () => {
  expect(sessionWithSwaps(plan, emptyLayer, "F", TODAY)).toBeUndefined();
  expect(sessionWithSwaps(examplePlan({ training: null }), emptyLayer, "A", TODAY)).toBeUndefined();
});

/** The layer after these edits, as the records would give it. */
function applied(layer: PlanLayer, edits: ReturnType<typeof swapExercise>): PlanLayer {
  const records = new Map(
    layer.swaps.map((swap) => [recordId("swap", swap.plan, swap.part, swap.day ?? "always"), swap]),
  );
  for (const { id, op, fields } of edits) {
    if (op === "delete") records.delete(id);
    else records.set(id, fields["choice"] as Choice);
  }
  return { ...layer, swaps: [...records.values()] };
}

const planned = plan.training?.sessions[0]?.exercises[0] ?? expect.unreachable();
const taking = (layer: PlanLayer, scope: SwapScope, takes: string) =>
  swapExercise({ plan, layer, day: TODAY, scope }, planned, takes);

test("taken for today, the swap is gone in the next session; taken for always it stays", () => {
  const today = applied(emptyLayer, taking(emptyLayer, "day", STEP));
  expect([firstOn(TODAY, today)?.exercise, firstOn("2026-11-16", today)?.exercise]).toEqual([STEP, CHAIR]);
  const always = applied(today, taking(today, "always", WALL));
  expect([firstOn(TODAY, always)?.exercise, firstOn("2026-11-16", always)?.exercise]).toEqual([WALL, WALL]);
});

test("the planned exercise needs no record, except on a day that a lasting swap would change", () => {
  const always = applied(emptyLayer, taking(emptyLayer, "always", STEP));
  const back = applied(always, taking(always, "day", CHAIR));
  expect([firstOn(TODAY, back)?.exercise, firstOn("2026-11-16", back)?.exercise]).toEqual([CHAIR, STEP]);
  expect(applied(always, taking(always, "always", CHAIR)).swaps).toEqual([]);
});

test("a swap names the version that made the training half, and is undone to what was there before it", () => {
  const before = applied(emptyLayer, taking(emptyLayer, "day", WALL));
  const edits = taking(before, "day", STEP);
  expect(edits).toMatchObject([{ fields: { choice: { plan: 2, part: "A.1", takes: STEP, day: TODAY } } }]);
  expect(applied(applied(before, edits), undoSwaps(before, edits))).toEqual(before);
});
