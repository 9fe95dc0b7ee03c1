import { expect, test } from "vitest";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import { correctSet, endWorkout, recordSet, startWorkout, stopExercise, workoutIdOf } from "./workout-edits.ts";
import { workoutHistory } from "./workout-history.ts";
import { workoutRecordsIn } from "./workout-records.ts";

const session = { plan: 1, id: "A", day: "2026-11-12", isShort: false };
const workout = workoutIdOf(session);
const set = { workout, part: "A.1", exercise: "fx:Plank", number: 1, kg: null, count: 20, reserve: null };
const stop = { workout, part: "A.2", exercise: "fx:Goblet_Squat", because: "time", pain: null } as const;
const at = (second: number) => `2026-11-12T21:30:0${second}.000Z`;
const end = { at: at(9), because: "done", effort: 3 } as const;

const recordsOf = (...edits: Edit[]) =>
  workoutRecordsIn(edits.reduce((state, edit) => patched(state, recordEdits(state, 1_000, [edit])), emptyState()));

test("a workout with its sets and stops is read as the progression wants it, in the order in which they were done", () => {
  const records = recordsOf(
    startWorkout(session, at(0)),
    recordSet({ ...set, number: 2, count: 18 }, at(2)),
    recordSet(set, at(1)),
    stopExercise(stop, at(3)),
    endWorkout(workout, end),
  );
  const { workout: _, ...first } = set;
  expect(workoutHistory(records, [])).toEqual([
    {
      session,
      end,
      sets: [first, { ...first, number: 2, count: 18 }],
      stops: [{ part: "A.2", exercise: "fx:Goblet_Squat", because: "time", pain: null }],
    },
  ]);
});

test("a second start of the day is the first, and a correction replaces the set and keeps its time", () => {
  const records = recordsOf(
    startWorkout(session, at(0)),
    startWorkout(session, at(1)),
    recordSet(set, at(2)),
    correctSet({ ...set, count: 25 }),
  );
  expect(records.workouts).toHaveLength(1);
  expect(records.sets).toEqual([{ ...set, count: 25, at: at(2) }]);
});

test("this device's record of a workout stands in the place of the server's, and the newest goes first", () => {
  const received = ["2026-11-12", "2026-11-14", "2026-11-09"].map((day) => ({
    session: { ...session, day },
    end: null,
    sets: [],
    stops: [],
  }));
  const own = recordsOf(startWorkout(session, at(0)), recordSet(set, at(1)));
  const history = workoutHistory(own, received);
  expect(history.map((one) => [one.session.day, one.sets.length])).toEqual([
    ["2026-11-14", 0],
    ["2026-11-12", 1],
    ["2026-11-09", 0],
  ]);
});

test("a workout in which nothing was done says nothing, and a record that is not complete is left out", () => {
  expect(workoutHistory(recordsOf(startWorkout(session, at(0))), [])).toEqual([]);
  expect(recordsOf(correctSet(set)).sets).toEqual([]);
});
