import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { MEAL_SLOTS } from "./plan-document.ts";
import { DietPartId } from "./plans.ts";
import { Id } from "./values.ts";

// What a member logs: foods, days, measures, sleep, free activities, and what is the member's own (foods, measures,
// meals). Each travels as a kind of sync.ts; sums are computed from the entries, never sent.

const Day = z.iso.date();

/** In 100 g of the edible part; energy in kcal, the others in grams. Null is "sem dado", never zero. */
const Per100 = z.object({
  kcal: z.nullable(z.number().check(z.minimum(0), z.maximum(900))),
  protein: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  fat: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  carb: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  fibre: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
});
export type Per100 = z.infer<typeof Per100>;

/** `taco:561`, `own:cafe-com-leite`: rows of the catalogue. `mine:` and the id of an own-food record. */
const FoodRef = z
  .string()
  .check(z.regex(/^((taco|own):[a-z0-9-]{1,50}|mine:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/));

export const MAX_GRAMS = 3_000;
const Grams = z.number().check(z.minimum(0), z.maximum(MAX_GRAMS), z.multipleOf(0.1));

/** How much of a food: grams with the range of its measure. */
const Amount = z.object({
  grams: Grams,
  low: Grams,
  high: Grams,
  /** Key of a household measure (engine: UnitKey) with its count; null: typed in grams. */
  unit: z.nullable(z.string().check(z.maxLength(20))),
  count: z.nullable(z.number().check(z.minimum(0), z.maximum(99))),
  /** The member said no amount: the usual one was taken. */
  isAssumed: z.boolean(),
});
export type Amount = z.infer<typeof Amount>;

const EatenFood = z.object({
  ref: FoodRef,
  /** Of an own food, as it was when it was logged; null for the catalogue's. */
  per100: z.nullable(Per100),
});
export type EatenFood = z.infer<typeof EatenFood>;

export const ENTRY_SOURCES = ["plan", "search", "sentence", "copy", "own-meal"] as const;

/**
 * A food that was eaten. The time in its id lies in its day (engine/src/sync/day-id.ts), so that the server finds its
 * partition; to move it to another day is to delete it and to put another one.
 */
export const FoodEntry = z.object({
  place: z.object({
    day: Day,
    meal: z.enum(MEAL_SLOTS),
    /** `12:52` where the member was; null: not said. */
    time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  }),
  food: EatenFood,
  amount: Amount,
  source: z.object({
    from: z.enum(ENTRY_SOURCES),
    /** The item of the plan that was eaten: `d1.almoco.2`. */
    part: z.nullable(DietPartId),
  }),
});
export type FoodEntry = z.infer<typeof FoodEntry>;

export const BAD_DAY_REASONS = ["fome", "tempo", "social", "animo", "dor", "dinheiro", "beliscos", "outro"] as const;
export const MAX_WATER_ML = 10_000;

/** One for each day, its id fixed by the day. */
export const DiaryDay = z.object({
  day: Day,
  waterMl: z.int().check(z.minimum(0), z.maximum(MAX_WATER_ML)),
  /** "O dia está completo". */
  isComplete: z.boolean(),
  /** "Hoje deu ruim", with reasons if the member gives them. It changes no score. */
  badDay: z.nullable(
    z.object({ reasons: z.array(z.enum(BAD_DAY_REASONS)).check(z.maxLength(BAD_DAY_REASONS.length)) }),
  ),
});
export type DiaryDay = z.infer<typeof DiaryDay>;

export const MEASURE_SITES = ["cintura", "quadril", "braco", "coxa", "peito", "pescoco"] as const;
export type MeasureSite = (typeof MEASURE_SITES)[number];

/** One for each day and site. */
export const BodyMeasure = z.object({
  measure: z.object({ day: Day, site: z.enum(MEASURE_SITES) }),
  cm: z.number().check(z.minimum(10), z.maximum(300), z.multipleOf(0.1)),
});
export type BodyMeasure = z.infer<typeof BodyMeasure>;

/** The night that ended on this day: one for each day. */
export const Sleep = z.object({
  day: Day,
  minutes: z.int().check(z.minimum(0), z.maximum(1_440)),
  /** From 1 (péssimo) to 5 (ótimo); null: not said. */
  quality: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
});
export type Sleep = z.infer<typeof Sleep>;

export const ACTIVITIES = [
  "caminhada",
  "corrida",
  "bicicleta",
  "musculacao",
  "danca",
  "natacao",
  "futebol",
  "luta",
  "ioga",
  "casa",
  "outra",
] as const;

/** Something done outside of the plan's sessions. */
export const Activity = z.object({
  activity: z.object({ day: Day, what: z.enum(ACTIVITIES) }),
  minutes: z.int().check(z.minimum(1), z.maximum(1_440)),
  /** As after a workout, from 1 (muito leve) to 5 (demais). */
  effort: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
});
export type Activity = z.infer<typeof Activity>;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** A food that the catalogue does not have. Sealed at rest: its name is the member's words. */
export const OwnFood = z.object({
  name: Name,
  per100: Per100,
  /** `1 fatia = 60 g`; null: only grams. */
  measure: z.nullable(z.object({ unit: z.string().check(z.maxLength(20)), grams: Grams })),
});
export type OwnFood = z.infer<typeof OwnFood>;

/** "Minha concha = 110 g": of a food, or of every food. One for each pair. */
export const OwnMeasure = z.object({
  measure: z.object({ unit: z.string().check(z.maxLength(20)), food: z.nullable(FoodRef) }),
  grams: Grams,
});
export type OwnMeasure = z.infer<typeof OwnMeasure>;

export const MAX_OWN_MEAL_ITEMS = 20;

/** Foods that are logged together with one tap. Sealed at rest. */
export const OwnMeal = z.object({
  name: Name,
  items: z.array(z.object({ food: EatenFood, amount: Amount })).check(z.minLength(1), z.maxLength(MAX_OWN_MEAL_ITEMS)),
});
export type OwnMeal = z.infer<typeof OwnMeal>;

export const DIARY_NUTRIENTS = ["kcal", "protein", "fat", "carb", "fibre"] as const;
export type DiaryNutrient = (typeof DIARY_NUTRIENTS)[number];

/** The sum of a day's entries. What has no data is left out of the sum, and counted. */
export const DayTotals = z.object({
  entries: z.int(),
  kcal: z.number(),
  lowKcal: z.number(),
  highKcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  carb: z.number(),
  fibre: z.number(),
  /** How many entries have no figure for it. */
  missing: z.record(z.enum(DIARY_NUTRIENTS), z.int()),
});
export type DayTotals = z.infer<typeof DayTotals>;

/** A device has the entries of these days; older ones are read with getDiaryDay. */
export const DAYS_ON_DEVICE = 62;

export const getDiaryDay = {
  method: "GET",
  path: "/v1/account/diary/days/:day",
  summary: "One day of the signed-in member's food diary, also from the archive",
  schema: {
    params: z.object({ day: Day }),
    response: {
      200: envelopeOf(
        z.object({
          day: Day,
          entries: z.array(z.object({ id: Id, ...FoodEntry.shape })),
          /** Null when numbers are hidden: `esconder-tudo`. */
          totals: z.nullable(DayTotals),
          /** Older than the live tables hold. */
          isArchived: z.boolean(),
        }),
      ),
    },
  },
} as const;

/** Of each day with at least one entry or a day's record. */
const ProgressDay = z.object({
  day: Day,
  /** Null when numbers are hidden: `esconder-tudo`. */
  totals: z.nullable(DayTotals),
  isComplete: z.boolean(),
  isBad: z.boolean(),
  /** Different meals with an entry. */
  meals: z.int(),
});
export type ProgressDay = z.infer<typeof ProgressDay>;

export const MAX_PROGRESS_DAYS = 400;

export const getProgress = {
  method: "GET",
  path: "/v1/account/progress",
  summary: "The signed-in member's days in sums, for the charts and reports of time that a device does not hold",
  schema: {
    querystring: z
      .object({ from: Day, to: Day })
      .check(
        z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_PROGRESS_DAYS * 86_400_000),
      ),
    response: { 200: envelopeOf(z.object({ days: z.array(ProgressDay) })) },
  },
} as const;
