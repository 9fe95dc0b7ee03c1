import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit } from "../../sync/core/edit.ts";
import { after, DAY, NOW, recordsWith, WORKOUT } from "../testing/example-records.ts";
import { exampleSession } from "../testing/example-session.ts";
import { currentWorkout } from "./current-workout.ts";
import type { PlayedSession } from "./played-session.ts";
import { stepsOf } from "./session-steps.ts";
import { beginWorkout, concludeSet, finishWorkout, skipExercise, stopForPain } from "./workout-actions.ts";
import { type WorkoutState, workoutState } from "./workout-state.ts";

const start = (session: PlayedSession) => beginWorkout(session, DAY, NOW, NOW);

/** What a page that opens with these records shows. */
function reopened(session: PlayedSession, edits: readonly Edit[]) {
  const records = recordsWith(edits);
  const workout = currentWorkout(records, { plan: 1, session: "A", day: DAY, now: NOW });
  return { workout, state: workoutState(session, records, workout) };
}

/** The session with every set concluded up to `count`, 100 seconds apart. */
function played(session: PlayedSession, count: number, reserve: number | null = 3): Edit[] {
  const edits = start(session);
  for (let done = 0; done < count; done++) {
    const { workout, state } = reopened(session, edits);
    if (!workout || state.at !== "set") break;
    const { exercise, number } = state.step;
    const progress = state.exercises.find(({ part }) => part === exercise.part) ?? expect.unreachable();
    edits.push(
      ...concludeSet({ workout, state }, progress, number, { count: 10, kg: null, reserve }, after((done + 1) * 100)),
    );
  }
  return edits;
}

const placeOf = (state: WorkoutState) =>
  state.at === "set" ? `${state.step.exercise.exercise} ${state.step.number}` : state.at;

test("pairs alternate with one rest after both, the others follow one another", () => {
  const steps = stepsOf(exampleSession().exercises);
  expect(steps.map(({ exercise, number, restSeconds }) => `${exercise.part}/${number} ${restSeconds}`)).toEqual([
    "A.1/1 90",
    "A.1/2 90",
    "A.1/3 90",
    "A.2/1 0",
    "A.3/1 90",
    "A.2/2 0",
    "A.3/2 90",
    "A.4/1 90",
    "A.4/2 90",
    "A.5/1 60",
    "A.5/2 0",
  ]);
});

test("without a record the warm-up comes first, and a started workout begins with the first set", () => {
  const session = exampleSession();
  expect(reopened(session, []).state.at).toBe("start");
  expect(placeOf(reopened(session, start(session)).state)).toBe("own:agachamento-cadeira 1");
});

test("a page that is opened again is at the set after the last one, with the rest that is left of it", () => {
  const session = exampleSession();
  const { state } = reopened(session, played(session, 2));
  expect(placeOf(state)).toBe("own:agachamento-cadeira 3");
  expect(state.at === "set" && state.rest).toMatchObject({ until: NOW + 290_000, seconds: 90 });
  expect(state.exercises[0]?.done.map(({ count }) => count)).toEqual([10, 10]);
});

test("between the exercises of a pair there is no rest, unless the other one was left out", () => {
  const session = exampleSession();
  const edits = played(session, 4);
  const { workout, state } = reopened(session, edits);
  expect(placeOf(state)).toBe("own:remada-toalha 1");
  expect(state.at === "set" && state.rest).toBeNull();
  const row = state.exercises[2] ?? expect.unreachable();
  if (!workout) return expect.unreachable();
  const skipped = reopened(session, [
    ...edits,
    ...skipExercise({ workout, state }, row, "equipment", after(410)),
  ]).state;
  expect(placeOf(skipped)).toBe("fx:Incline_Push-Up 2");
  expect(skipped.at === "set" && skipped.rest?.seconds).toBe(90);
});

test("the last set of all ends the workout with the same write", () => {
  const session = exampleSession();
  expect(reopened(session, played(session, 10)).workout?.end).toBeNull();
  const { workout, state } = reopened(session, played(session, 11));
  expect(state.at).toBe("end");
  expect(workout?.end).toEqual({ at: after(1_100), because: "done", effort: null });
});

test("pain of 4 or more stops the exercise until a swap takes its place", () => {
  const session = exampleSession();
  const edits = played(session, 1);
  const { workout, state } = reopened(session, edits);
  if (!workout) return expect.unreachable();
  const squat = state.exercises[0] ?? expect.unreachable();
  const pain = { region: "joelho", side: "direito", level: 5 } as const;
  const stopped = [...edits, ...stopForPain({ workout, state }, squat, pain, "swap", after(120))];
  expect(placeOf(reopened(session, stopped).state)).toBe("fx:Incline_Push-Up 1");
  const swapped = exampleSession({ swaps: { "A.1": "own:isometria-parede" } });
  expect(placeOf(reopened(swapped, stopped).state)).toBe("own:isometria-parede 2");
});

test.each([
  [7, "skip"],
  [10, "swap"],
  [4, "end"],
] as const)("pain of %i and the choice %s end the session", (level, then) => {
  const session = exampleSession();
  const { workout, state } = reopened(session, played(session, 1));
  if (!workout) return expect.unreachable();
  const squat = state.exercises[0] ?? expect.unreachable();
  const edits = stopForPain({ workout, state }, squat, { region: "lombar", side: null, level }, then, after(120));
  const ended = reopened(session, [...played(session, 1), ...edits]);
  expect(ended.state.at).toBe("end");
  expect(ended.workout?.end?.because).toBe("pain");
});

test("the short version has fewer exercises and sets", () => {
  const { exercises, minutes } = exampleSession({ isShort: true });
  expect(exercises.map(({ part, sets }) => [part, sets])).toEqual([
    ["A.1", 2],
    ["A.3", 2],
  ]);
  expect(minutes).toBe(15);
});

test("a workout that was open when the day changed goes on; one of long ago does not", () => {
  const records = recordsWith(start(exampleSession()));
  const found = (hours: number) =>
    currentWorkout(records, { plan: 1, session: "A", day: "2026-11-13", now: NOW + hours * 3_600_000 })?.id;
  expect([found(5), found(7)]).toEqual([WORKOUT, undefined]);
  const ended = recordsWith([
    ...start(exampleSession()),
    ...finishWorkout(
      { id: WORKOUT, session: records.workouts[0]?.session ?? expect.unreachable(), startedAt: after(0), end: null },
      "time",
      after(60),
    ),
  ]);
  expect(currentWorkout(ended, { plan: 1, session: "A", day: "2026-11-13", now: NOW + 60_000 })).toBeUndefined();
});

test("whatever the order in which the records arrive, the place is the same", () => {
  const session = exampleSession();
  const all = played(session, 11);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: all.length }), fc.infiniteStream(fc.nat()), (count, picks) => {
      const edits = all.slice(0, count);
      const shuffled = edits
        .map((edit) => ({ edit, order: picks.next().value as number }))
        .sort((a, b) => a.order - b.order)
        .map(({ edit }) => edit);
      // A put of the start after that of the end would be later: sync stamps them in their order.
      fc.pre(
        shuffled.findIndex(({ kind }) => kind === "workout") === shuffled.indexOf(edits[0] ?? expect.unreachable()),
      );
      expect(placeOf(reopened(session, shuffled).state)).toBe(placeOf(reopened(session, edits).state));
    }),
    { numRuns: 60 },
  );
});
