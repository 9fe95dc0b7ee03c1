import type { Workout } from "@app/contract/workouts";
import { recordId } from "@app/engine/sync/record-id";
import { expect, test } from "vitest";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { recordEdits } from "../../sync/core/edit.ts";
import { exampleWorkouts } from "../plan-layer/testing/example-training.ts";
import { withWorkoutsOnDevice } from "./workouts-on-device.ts";

const session = { plan: 1, id: "A", day: "2026-11-12", isShort: false };
const startedAt = "2026-11-12T21:30:00.000Z";
const ended = { at: "2026-11-12T22:00:00.000Z", because: "done", effort: null } as const;

const deviceWith = (workout: Workout) => {
  const { plan, id, day } = workout.session;
  const edit = { id: recordId("workout", plan, id, day), kind: "workout", op: "put", fields: workout } as const;
  return patched(emptyState(), recordEdits(emptyState(), 1_000, [edit]));
};

test("a workout that ended on this device counts before the server has it, and afterwards once", () => {
  const device = deviceWith({ session, startedAt, end: ended });
  expect(withWorkoutsOnDevice(exampleWorkouts(), device).done).toMatchObject([{ session: "A", day: "2026-11-12" }]);
  const done = [{ session: "A", day: "2026-11-12", isShort: false, minutes: 30, sets: 14 }];
  expect(withWorkoutsOnDevice(exampleWorkouts({ done }), device).done).toEqual(done);
});

test("one that still runs does not count", () => {
  expect(withWorkoutsOnDevice(exampleWorkouts(), deviceWith({ session, startedAt, end: null })).done).toEqual([]);
});
