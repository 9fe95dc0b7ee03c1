import { expect, test } from "vitest";
import { lastTime } from "./last-time.ts";

type Set = { exercise: string; count: number; kg: number | null };
const workout = (day: string, ...sets: Set[]) => ({
  session: { plan: 1, id: "A", day, isShort: false },
  end: null,
  sets: sets.map((set, index) => ({ ...set, part: "A.1", number: index + 1, reserve: null })),
  stops: [],
});
const squat = (count: number, kg: number | null = null): Set => ({ exercise: "fx:Goblet_Squat", count, kg });

test.each<[string, Set[], string | null]>([
  ["counts of each set", [squat(10), squat(10), squat(9)], "10, 10, 9"],
  ["the load where it was one", [squat(10, 12.5), squat(9, 12.5)], "10, 9 com 12,5\u00a0kg"],
  ["no load where it changed", [squat(10, 12), squat(9, 10)], "10, 9"],
  ["nothing of another exercise", [{ exercise: "fx:Plank", count: 30, kg: null }], null],
])("the last time has %s", (_, sets, text) => {
  expect(lastTime({ history: [workout("2026-11-10", ...sets)] }, "fx:Goblet_Squat")).toBe(text);
});

test("it is of the newest workout that has the exercise", () => {
  const history = [workout("2026-11-12"), workout("2026-11-10", squat(8)), workout("2026-11-05", squat(12))];
  expect(lastTime({ history }, "fx:Goblet_Squat")).toBe("8");
  expect(lastTime(undefined, "fx:Goblet_Squat")).toBeNull();
});
