import type { WorkoutHistory } from "@app/contract/workouts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { addDays } from "../../promises/local-time.ts";
import { findExercise } from "../library/library.ts";
import { nextTargets } from "./next-targets.ts";
import { progressText } from "./progress-text.ts";
import { diceOf } from "./testing/dice.ts";
import { draftTraining } from "./testing/draft-training.ts";
import { findFaults } from "./testing/find-faults.ts";
import { START } from "./testing/makers.ts";
import { simulateMember } from "./testing/simulate-member.ts";

const RUNS = generated(200);

/** A day in the life of a member. */
const moments = fc.record({ member: fc.nat(), at: fc.nat(60) }).map(({ member, at }) => {
  const all = [...simulateMember(`property ${member}`)];
  return all[at % Math.max(1, all.length)];
});

/** Histories that no member would make: any exercise of the plan in any part, any load, any count, on any day. */
const chaos = fc
  .record({
    plan: fc.nat(),
    days: fc.uniqueArray(fc.nat(90), { maxLength: 30 }),
    today: fc.nat(100),
    reserves: fc.array(fc.option(fc.nat(4)), { minLength: 1, maxLength: 7 }),
    loads: fc.array(fc.option(fc.nat(2000).map((quarters) => quarters / 4)), { minLength: 1, maxLength: 5 }),
    counts: fc.array(fc.nat(40), { minLength: 1, maxLength: 11 }),
  })
  .map(({ plan, days, today, reserves, loads, counts }) => {
    const training = draftTraining(diceOf(`plan ${plan}`));
    const parts = training.sessions.flatMap(({ exercises }) => exercises);
    const history = days.map((day, index): WorkoutHistory => {
      const chosen = parts.filter((_, at) => (at + index) % 3 !== 0);
      return {
        session: { plan: 1, id: "A", day: addDays(START, day), isShort: index % 5 === 0 },
        end:
          index % 7 === 0
            ? null
            : { at: `${addDays(START, day)}T1${index % 10}:00:00.000Z`, because: "done", effort: null },
        sets: chosen.flatMap((part, at) =>
          [1, 2, 3].map((number) => ({
            part: part.id,
            exercise: [part.exercise, ...part.swaps][(index + at) % 3] ?? part.exercise,
            number,
            kg: loads[(at + index) % loads.length] ?? null,
            count: counts[(at + index * number) % counts.length] ?? 0,
            reserve: reserves[(at + number) % reserves.length] ?? null,
          })),
        ),
        stops: [],
      };
    });
    return { training, history, startsOn: START, today: addDays(START, today), facts: findExercise };
  });

test("the same records give the same targets, and stay as they are", () => {
  fc.assert(
    fc.property(chaos, ({ training, history, ...rest }) => {
      const copy = structuredClone({ training, history });
      const targets = nextTargets({ training, history, ...rest });
      expect({ training, history }).toEqual(copy);
      expect(nextTargets({ ...copy, ...rest })).toEqual(targets);
    }),
    RUNS,
  );
});

test("no member meets a rise above 10 % that was not earned, nor any other fault", () => {
  fc.assert(
    fc.property(fc.nat(), (member) => {
      for (const moment of simulateMember(`property ${member}`)) expect(findFaults(moment)).toEqual([]);
    }),
    generated(30),
  );
});

test("the order of workouts, and of the records of a workout, does not matter", () => {
  const shuffled = chaos.chain((input) =>
    fc.tuple(
      fc.constant(input),
      fc.shuffledSubarray(input.history, { minLength: input.history.length }),
      fc.infiniteStream(fc.nat()),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([input, history, keys]) => {
      const mixed = history.map((workout) => {
        const order = workout.sets.map((set) => ({ set, key: keys.next().value ?? 0 }));
        return { ...workout, sets: order.sort((a, b) => a.key - b.key).map(({ set }) => set) };
      });
      expect(nextTargets({ ...input, history: mixed })).toEqual(nextTargets(input));
    }),
    RUNS,
  );
});

test("any history gives a target for each exercise: no negative load, no set too many, a sentence", () => {
  fc.assert(
    fc.property(chaos, (input) => {
      const targets = nextTargets(input);
      const parts = input.training.sessions.flatMap(({ exercises }) => exercises);
      expect(targets.map(({ part }) => part)).toEqual(parts.map(({ id }) => id));
      for (const [index, { kg, sets, reserve, target, reason }] of targets.entries()) {
        expect(kg ?? 0).toBeGreaterThanOrEqual(0);
        expect(sets).toBeLessThanOrEqual(Math.max(...(parts[index]?.sets ?? [])));
        expect(sets).toBeGreaterThan(0);
        expect(reserve).toBeGreaterThanOrEqual(Math.min(...input.training.reserve));
        expect(target[0]).toBeLessThanOrEqual(target[1]);
        expect(progressText(reason)).not.toBeNull();
      }
    }),
    RUNS,
  );
});

test("a session more that was not full never raises a load", () => {
  fc.assert(
    fc.property(moments, fc.nat(20), (moment, which) => {
      if (!moment) return;
      const before = moment.targets.filter(({ kg, reason }) => kg !== null && reason.code === "load.keep");
      const one = before[which % Math.max(1, before.length)];
      if (!one) return;
      const { part, exercise, kg, target } = one;
      const poor = { part, exercise, kg, count: target[0], reserve: 1 };
      const sets = [1, 2, 3].map((number) => ({ ...poor, number }));
      const end = { at: `${moment.today}T23:00:00.000Z`, because: "done" as const, effort: null };
      const workout = {
        session: { plan: 1, id: part.slice(0, 1), day: moment.today, isShort: false },
        end,
        sets,
        stops: [],
      };
      const after = nextTargets({ ...moment, history: [workout, ...moment.history], facts: findExercise });
      expect(after.find((next) => next.part === part)?.kg).toBeLessThanOrEqual(kg ?? 0);
    }),
    generated(60),
  );
});
