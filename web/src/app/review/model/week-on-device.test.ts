import { recordId } from "@app/engine/sync/record-id";
import { expect, test } from "vitest";
import { eatMeal } from "../../data/plan-layer/eaten-edits.ts";
import { exampleWorkouts } from "../../data/plan-layer/testing/example-training.ts";
import { endWorkout, startWorkout, workoutIdOf } from "../../data/workout-records/workout-edits.ts";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import { WEEK } from "../testing/example-reviews.ts";
import { weekOnDevice } from "./week-on-device.ts";

const put = (kind: "food" | "sleep", key: string, fields: Edit["fields"]): Edit => ({
  id: recordId(kind, key),
  kind,
  op: "put",
  fields,
});
const meal = (day: string) => eatMeal({ plan: 1, part: "d1.almoco", day }, `${day}T15:00:00.000Z`);
const food = (day: string) => put("food", day, { place: { day, meal: "almoco", time: null } });
const night = (day: string, minutes: number) => put("sleep", day, { day, minutes, quality: null });
const trained = (day: string): Edit[] => {
  const session = { plan: 1, id: "A", day, isShort: false };
  const end = { at: `${day}T22:00:00.000Z`, because: "done", effort: null } as const;
  return [startWorkout(session, `${day}T21:00:00.000Z`), endWorkout(workoutIdOf(session), end)];
};
const deviceOf = (...edits: Edit[]) => patched(emptyState(), recordEdits(emptyState(), 1_000, edits));
const workouts = { ...exampleWorkouts(), done: [] };

test("days of the week count once, whichever way they were logged; other weeks not at all", () => {
  const device = deviceOf(meal(WEEK), food(WEEK), food("2026-12-20"), meal("2026-12-13"), food("2026-12-21"));
  expect(weekOnDevice(device, undefined, WEEK).diaryDays).toBe(2);
});

test("workouts that ended on this device are named by their days", () => {
  const device = deviceOf(...trained("2026-12-16"), ...trained(WEEK), ...trained("2026-12-22"));
  expect(weekOnDevice(device, workouts, WEEK).workoutDays).toEqual([WEEK, "2026-12-16"]);
});

test("the mean of the week's nights, or none", () => {
  const device = deviceOf(night(WEEK, 380), night("2026-12-15", 421), night("2026-12-13", 100));
  expect(weekOnDevice(device, undefined, WEEK).sleepMinutes).toBe(401);
  expect(weekOnDevice(emptyState(), undefined, WEEK).sleepMinutes).toBeNull();
});
