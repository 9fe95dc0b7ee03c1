import { expect, test } from "vitest";
import { emptyLayer } from "../../../data/plan-layer/layer.ts";
import { examplePlan } from "../../../data/plan-layer/testing/example-plan.ts";
import { aTarget } from "../../../data/plan-layer/testing/example-training.ts";
import { briefEquipment, equipmentOf, fullEquipment, inSentence } from "../../../data/training/describe-session.ts";
import { loadExerciseTexts } from "../../../data/training/exercise-texts.ts";
import { sessionWithSwaps } from "../../../data/training/session-with-swaps.ts";
import { onWeekday } from "../../../shell/format/days.ts";
import { describeRest, describeSets } from "./describe-sets.ts";

const exercisesOf = (session: string, next: Parameters<typeof sessionWithSwaps>[4] = []) =>
  sessionWithSwaps(examplePlan(), emptyLayer, session, "2026-11-12", next)?.exercises ?? [];
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const [squat = expect.unreachable(), , , , plank = expect.unreachable()] = exercisesOf("A");

test.each([
  [1, false, "3 × 8 a 12"],
  [4, false, "4 × 8 a 12"],
  [1, true, "3 × 8 a 12 de cada lado"],
])("sets of week %i, one side after the other: %s", (week, isUnilateral, text) => {
  expect(plain(describeSets(squat, week, { load: "corpo", unilateral: isUnilateral }))).toBe(text);
});

test("a swap that is counted in another way has no target before its first time", () => {
  const hold = { load: "segundos", unilateral: false } as const;
  expect(describeSets(squat, 1, hold)).toBe("3 séries, contadas em segundos");
  const next = aTarget("A.1", squat.exercise, { target: [30, 40] });
  expect(plain(describeSets({ ...squat, next }, 1, hold))).toBe("3 × 30 a 40 s");
});

test("what the progression asks for goes before the block's week", () => {
  const [next = expect.unreachable()] = exercisesOf("B", [
    aTarget("B.1", "own:agachamento-mochila", { sets: 2, kg: 12.5, target: [10, 10] }),
  ]);
  expect(plain(describeSets(next, 4, undefined))).toBe("2 × 10 com 12,5 kg");
});

test("time is in seconds, rest in minutes", () => {
  expect(plain(describeSets(plank, 1, undefined))).toBe("3 × 20 a 30 s");
  expect([45, 60, 90, 125, 150].map((rest) => plain(describeRest(rest)))).toEqual([
    "45 s",
    "1 min",
    "1 min e meio",
    "2 min 05",
    "2 min e meio",
  ]);
});

test("a session names what it needs, each once, and a wall goes without saying", async () => {
  const texts = await loadExerciseTexts();
  const equipment = equipmentOf({ exercises: exercisesOf("A") }, texts);
  expect(briefEquipment(equipment)).toBe("Cadeira, mesa, porta e toalha");
  expect(fullEquipment(equipment)).toMatch(/^Cadeira ou banco firme; .*; porta que feche bem; toalha$/);
  expect(briefEquipment(equipmentOf({ exercises: [plank] }, texts))).toBe("Só o chão");
  const gym = ["smith", "halteres", "polia", "barra", "voador"] as const;
  expect(briefEquipment(gym)).toBe("Smith, halteres, polia e mais");
});

test("words stand in a sentence, and days have their gender", () => {
  expect([inSentence([]), inSentence(["a"]), inSentence(["a", "b"]), inSentence(["a", "b", "c"], " ou ")]).toEqual([
    "",
    "a",
    "a e b",
    "a, b ou c",
  ]);
  expect(["2026-11-09", "2026-11-14", "2026-11-15"].map(onWeekday)).toEqual(["na segunda", "no sábado", "no domingo"]);
});
