import type { BodyMeasure, Sleep } from "@app/contract/diary";
import type { WorkoutHistory } from "@app/contract/workouts";
import * as fc from "fast-check";
import { addDays } from "../../promises/local-time.ts";
import { exercises } from "../../training/library/library.ts";
import { aWorkout } from "../../training/progression/testing/makers.ts";
import { dayNumber } from "../day-number.ts";
import type { DiarySums } from "../figures/food-weeks.ts";
import type { ProgressRecords } from "../progress-records.ts";
import type { WeighIn } from "../weight/weigh-in.ts";
import { aDiaryDay, aMeasure, aNight } from "./makers.ts";

/** The first of the days on which anything is logged. */
export const FIRST_DAY = "2026-09-07";

const anyDay = fc.integer({ min: 0, max: 100 }).map((days) => addDays(FIRST_DAY, days));

/** Each value varies by so much around a mean of the member's own, on some of the days. */
const around = (least: number, most: number, spreads: readonly number[]) =>
  fc
    .record({
      mean: fc.integer({ min: least, max: most }),
      spread: fc.constantFrom(...spreads),
      every: fc.constantFrom(1, 2, 3, 7),
      count: fc.nat(100),
      rolls: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 101, maxLength: 101 }),
    })
    .map(({ mean, spread, every, count, rolls }) =>
      rolls
        .slice(0, count)
        .map((roll, index) => ({ index, value: mean + roll * spread }))
        .filter(({ index }) => index % every === 0),
    );

/** A member who goes somewhere, with a scale that varies. */
const anyWeighIns: fc.Arbitrary<WeighIn[]> = fc
  .record({ kg: around(45, 160, [0, 0.4, 2]), aDay: fc.constantFrom(-0.25, -0.1, -0.05, -0.01, 0, 0.02, 0.1) })
  .map(({ kg, aDay }) =>
    kg.map(({ index, value }) => ({
      day: dayNumber(FIRST_DAY) + index,
      kg: Math.round((value + aDay * index) * 10) / 10,
    })),
  );

const anyDiary: fc.Arbitrary<DiarySums[]> = fc
  .record({ kcal: around(900, 2_600, [0, 100, 900]), isComplete: fc.boolean(), meals: fc.nat(6) })
  .map(({ kcal, ...rest }) => kcal.map(({ index, value }) => aDiaryDay(addDays(FIRST_DAY, index), value, rest)));

const anyWorkouts: fc.Arbitrary<WorkoutHistory[]> = fc.array(
  fc
    .record({
      day: anyDay,
      done: fc.array(
        fc.record({
          exercise: fc.constantFrom(...exercises.map(({ id }) => id)),
          kg: fc.constantFrom(null, 0, 2.5, 12, 40),
          counts: fc.array(fc.nat(30), { maxLength: 4 }),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ day, done }) => aWorkout(day, done)),
  { maxLength: 20 },
);

const anyMeasures: fc.Arbitrary<BodyMeasure[]> = fc.array(
  fc
    .record({ day: anyDay, millimetres: fc.integer({ min: 500, max: 1_500 }) })
    .map(({ day, millimetres }) => aMeasure(day, millimetres / 10)),
  { maxLength: 6 },
);

const anySleeps: fc.Arbitrary<Sleep[]> = around(0, 600, [0, 40, 300]).map((nights) =>
  nights.map(({ index, value }) => aNight(addDays(FIRST_DAY, index), Math.max(0, Math.round(value)) / 60)),
);

/** Whatever a member may have logged in a hundred days, from nothing to all of it. */
export const anyRecords: fc.Arbitrary<ProgressRecords> = fc.record({
  weighIns: anyWeighIns,
  startedOn: anyDay,
  goal: fc.constantFrom("emagrecer", "recompor", "ganhar", "saude"),
  planned: fc.constantFrom(null, -0.9, -0.4, 0, 0.2),
  days: anyDiary,
  target: fc.constantFrom(null, { kcal: 1_650, protein: 105 }),
  workouts: anyWorkouts,
  sessionsAWeek: fc.nat(6),
  measures: anyMeasures,
  sleeps: anySleeps,
  hasTeam: fc.boolean(),
});

/** Of up to a hundred days. */
export const anyPeriod = fc
  .record({ start: fc.nat(100), days: fc.integer({ min: 1, max: 100 }) })
  .map(({ start, days }) => ({ from: addDays(FIRST_DAY, start), to: addDays(FIRST_DAY, start + days - 1) }));
