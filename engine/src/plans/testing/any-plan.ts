import type { Diet, FoodsDiet, PlanItem, PlanMeal, PlanTargets, Portion } from "@app/contract/plan-document";
import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import * as fc from "fast-check";
import { catalogue } from "../../nutrition/catalogue/catalogue.ts";
import { exercises as library } from "../../training/library/library.ts";
import type { PlanHalves } from "../halves.ts";
import { findPortion } from "../items/portion.ts";

const SLOTS = ["cafe", "lanche-manha", "almoco", "lanche-tarde", "jantar", "ceia"] as const;
const DAYS = ["d1", "d2", "d3", "d4", "d5", "d6", "d7"];
const SESSIONS = ["A", "B", "C", "D", "E", "F"];
const PLANNED = new Set(catalogue.foods.filter(({ use }) => use === "plano").map(({ id }) => id));
const MEASURED = catalogue.measures.filter(({ food }) => PLANNED.has(food));
/** Few of them, so that two plans often agree. */
const FEW = MEASURED.filter((_, index) => index % 12 === 0);
const EXERCISES = library.filter((_, index) => index % 8 === 0).map(({ id }) => id);

const text = fc.constantFrom("Sem pressa.", "Pode ser frio.", "Com calma.");
const time = fc.constantFrom("07:00", "12:30", "16:00");
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });

const portion: fc.Arbitrary<Portion> = fc
  .record({ of: fc.constantFrom(...FEW), count: fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2) })
  .map(({ of, count }) => findPortion(of.food, of.unit, count))
  .filter((found) => found !== undefined);

/** A part in any order of its siblings, named after what it stands in. */
const parts = <Part>(ids: readonly string[], of: (id: string) => fc.Arbitrary<Part>, least = 0): fc.Arbitrary<Part[]> =>
  fc.shuffledSubarray([...ids], { minLength: Math.min(least, ids.length) }).chain((some) => fc.tuple(...some.map(of)));

const numbered = (parent: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${parent}.${index + 1}`);

const without = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;

const item = (id: string): fc.Arbitrary<PlanItem> =>
  fc
    .record({
      portion,
      swaps: fc.array(portion, { maxLength: 2 }),
      or: optional(fc.array(portion, { minLength: 1, maxLength: 2 })),
    })
    .map(({ portion: own, swaps, or }) => without({ id, ...own, swaps, or }) as PlanItem);

const meal = (id: string): fc.Arbitrary<PlanMeal> =>
  fc
    .record({
      time,
      template: fc.constantFrom("arroz-feijao", "sopa"),
      name: fc.constantFrom("Prato", "Sopa"),
      items: parts(numbered(id, 4), item, 1),
      how: fc.array(text, { maxLength: 2 }),
      note: optional(text),
    })
    .map((own) => without({ id, slot: id.slice(3) as PlanMeal["slot"], ...own }) as PlanMeal);

const day = (id: string) =>
  parts(
    SLOTS.slice(0, 3).map((slot) => `${id}.${slot}`),
    meal,
    1,
  ).map((meals) => ({ id, meals }));

const foods: fc.Arbitrary<Diet> = parts(DAYS, day, 7).map((days) => ({ method: "foods", days }));
const equivalents: fc.Arbitrary<Diet> = fc.record({
  method: fc.constant("equivalents"),
  because: fc.constantFrom("level-b", "professional"),
  meals: parts(SLOTS, (slot) =>
    fc.record({
      slot: fc.constant(slot as PlanMeal["slot"]),
      time,
      groups: fc.array(
        fc.record({ group: fc.constantFrom("cereais", "carnes"), portions: fc.integer({ min: 1, max: 4 }) }),
        { maxLength: 3 },
      ),
    }),
  ),
});
const free: fc.Arbitrary<Diet> = fc.record({
  method: fc.constant("free"),
  meals: parts(SLOTS, (slot) => fc.record({ slot: fc.constant(slot as PlanMeal["slot"]), time, text })),
});

const targets: fc.Arbitrary<PlanTargets> = fc.record({
  kcal: fc.constantFrom(1600, 1650, 1800),
  protein: fc.constantFrom(100, 115),
  fat: fc.constant(50),
  carb: fc.constantFrom(185, 190),
  fibre: fc.constant(25),
  waterMl: fc.constantFrom(null, 2000, 2500),
  floor: fc.constant(1368),
});

const exerciseId = fc.constantFrom(...EXERCISES);
const byWeek = fc.constantFrom<number[][]>([2, 3, 3, 3], [3, 3, 4, 4]);
const planned = (id: string): fc.Arbitrary<PlannedExercise> =>
  fc.record({
    id: fc.constant(id),
    exercise: exerciseId,
    sets: byWeek,
    unit: fc.constantFrom("reps", "seconds"),
    target: fc.constantFrom<[number, number][]>([8, 12], [10, 15]),
    restSeconds: fc.constantFrom(60, 90),
    pair: fc.constantFrom(null, 1),
    progression: fc.constantFrom("load", "none"),
    ladder: fc.array(exerciseId, { maxLength: 2 }),
    swaps: fc.array(exerciseId, { maxLength: 2 }),
  });

const session = (id: string): fc.Arbitrary<TrainingSession> =>
  fc
    .record({
      kind: fc.constantFrom("corpo-todo", "superior"),
      minutes: fc.constantFrom<number[][]>([30, 31, 32, 33], [40, 41, 42, 43]),
      warmUp: fc.array(fc.record({ exercise: exerciseId, unit: fc.constant("reps"), count: fc.constant(10) }), {
        maxLength: 2,
      }),
      exercises: parts(numbered(id, 4), planned, 1),
      note: optional(text),
      short: fc.option(fc.constant({ minutes: 15, parts: [{ id: `${id}.1`, sets: 1 }] })),
    })
    .map((own) => without({ id, ...own }) as TrainingSession);

const training: fc.Arbitrary<Training> = fc.record({
  block: fc.constantFrom(1, 2),
  level: fc.constantFrom("iniciante", "intermediario"),
  isLimited: fc.boolean(),
  place: fc.constantFrom("academia", "casa-sem-nada"),
  equipment: fc.subarray(["halteres", "barra"]),
  days: fc.constantFrom(3, 4),
  reserve: fc.constant<number[]>([4, 4, 3, 3]),
  sessions: parts(SESSIONS.slice(0, 3), session),
  walks: fc.constantFrom(0, 1),
  cardio: fc.record({
    minutes: fc.constantFrom<number[][]>([60, 65, 70, 80], [90, 95, 100, 110]),
    effort: fc.constant<[number, number]>([3, 5]),
    exercises: fc.array(exerciseId, { maxLength: 2 }),
  }),
});

const half = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 6 });

/** As it would come from a database. */
const stored = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  value.map((one) => JSON.parse(JSON.stringify(one)) as Value);

/** Two halves, each of them sometimes missing; parts in any order, figures from the catalogue. */
export const anyPlan: fc.Arbitrary<PlanHalves> = stored(
  fc.record({
    targets: half(targets),
    diet: half(fc.oneof({ weight: 3, arbitrary: foods }, equivalents, free)),
    training: half(training),
  }),
);

export const anyFoods = stored(foods as fc.Arbitrary<FoodsDiet>);
export const anyTraining = stored(training);
export const anyTargets = stored(targets);
export const anyMeal = (id: string): fc.Arbitrary<PlanMeal> => stored(meal(id));
export const anyDay = (id: string) => stored(day(id));
export const anySession = (id: string): fc.Arbitrary<TrainingSession> => stored(session(id));
