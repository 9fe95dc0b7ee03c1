import * as z from "zod/mini";
import { LEVELS } from "./intake.ts";
import { Training } from "./plan-training.ts";

// A version of a member's plan: made by the engine (provisional) or by people, never changed after it was published.

export const HALVES = ["diet", "training"] as const;
export type Half = (typeof HALVES)[number];

/** `taco:561`, or `own:cafe-com-leite`: a row of engine/data/foods. */
const FoodId = z.string().check(z.regex(/^(taco|own):[a-z0-9-]+$/), z.maxLength(60));
/** Of a day, meal or item, stable across versions: `d1`, `d1.almoco`, `d1.almoco.2`. */
const PartId = z.string().check(z.regex(/^d[1-7](\.[a-z-]+(\.[0-9]+)?)?$/), z.maxLength(40));
const CalendarDay = z.iso.date();
/** Written by a professional for the member. */
const PlanText = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));

export const MEAL_SLOTS = ["cafe", "lanche-manha", "almoco", "lanche-tarde", "jantar", "ceia"] as const;
export type MealSlot = (typeof MEAL_SLOTS)[number];

/** Energy in whole kcal, the others in grams with one decimal. What a meal or day has is the sum of these figures. */
const Figures = z.object({
  kcal: z.int(),
  protein: z.number(),
  fat: z.number(),
  carb: z.number(),
  fibre: z.number(),
});
export type Figures = z.infer<typeof Figures>;

/** A food in counts of a household measure. */
const Portion = z.object({
  food: FoodId,
  /** Key of the measure: `cs`, `concha`, `un`. */
  unit: z.string(),
  count: z.number(),
  /** Of the edible part, as eaten. */
  grams: z.number(),
  ...Figures.shape,
});
export type Portion = z.infer<typeof Portion>;

export const PlanItem = z.object({
  id: PartId,
  ...Portion.shape,
  /** What may take its place, the nearest first. */
  swaps: z.array(Portion),
  /** "ou": served just as well. Figures count the item itself, never these. */
  or: z.optional(z.array(Portion)),
});
export type PlanItem = z.infer<typeof PlanItem>;

/** Where a meal is eaten that is not eaten at home. */
export const MEAL_PLACES = ["marmita", "quilo", "prato-feito", "refeitorio", "padaria"] as const;

export const PlanMeal = z.object({
  id: PartId,
  slot: z.enum(MEAL_SLOTS),
  /** `12:30` where the member lives. */
  time: z.string().check(z.regex(/^\d\d:\d\d$/)),
  /** The meal template it was made from; its name is the plate's. */
  template: z.string(),
  name: z.string(),
  items: z.array(PlanItem),
  /** How to make and serve what is on it: made from the items, of which it names no other food. */
  how: z.array(z.string()),
  /** Absent: at home. */
  place: z.optional(z.enum(MEAL_PLACES)),
  /** What the nutritionist says about it. */
  note: z.optional(PlanText),
});
export type PlanMeal = z.infer<typeof PlanMeal>;

/** Monday is `d1`; the week repeats until another version takes its place. */
export const PlanDay = z.object({ id: PartId, meals: z.array(PlanMeal) });
export type PlanDay = z.infer<typeof PlanDay>;

/** Portions of a group of equivalents at one meal: one portion has about the energy of the group's leader. */
const GroupPortions = z.object({ group: z.string(), portions: z.number() });

/**
 * The level, the switch `provisionalMenus`, no menu within the tolerances, no portions that keep every limit of the notes either, a
 * plan that did not pass its check, or a nutritionist who works that way.
 */
export const EQUIVALENTS_BECAUSE = [
  "level-b",
  "menus-off",
  "no-menu",
  "no-portions",
  "failed-check",
  "professional",
] as const;

const FoodsDiet = z.object({ method: z.literal("foods"), days: z.array(PlanDay).check(z.length(7)) });
const EquivalentsDiet = z.object({
  method: z.literal("equivalents"),
  /** Why there are no foods. */
  because: z.enum(EQUIVALENTS_BECAUSE),
  meals: z.array(z.object({ slot: z.enum(MEAL_SLOTS), time: z.string(), groups: z.array(GroupPortions) })),
});
/** Meals in a nutritionist's own words, the same every day: they have no figures to add up. */
const FreeDiet = z.object({
  method: z.literal("free"),
  meals: z.array(z.object({ slot: z.enum(MEAL_SLOTS), time: z.string(), text: PlanText })),
});
export type FreeDiet = z.infer<typeof FreeDiet>;
export type EquivalentsDiet = z.infer<typeof EquivalentsDiet>;
export type FoodsDiet = z.infer<typeof FoodsDiet>;

/**
 * Why something is as it is: a code with the values of its sentence's placeholders. Texts are made from both when they are
 * read, so that no number in prose can disagree with the plan.
 */
const Reason = z.object({
  /** `targets.kcal`, `diet.d1.almoco`. */
  path: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Reason = z.infer<typeof Reason>;

export const PlanTargets = z.object({
  kcal: z.int(),
  protein: z.int(),
  fat: z.int(),
  carb: z.int(),
  fibre: z.int(),
  /** Null: withheld, "converse com seu médico". */
  waterMl: z.nullable(z.int()),
  /** Never planned below it. */
  floor: z.int(),
});
export type PlanTargets = z.infer<typeof PlanTargets>;

export const Diet = z.discriminatedUnion("method", [FoodsDiet, EquivalentsDiet, FreeDiet]);
export type Diet = z.infer<typeof Diet>;

export const PLAN_KINDS = ["provisional", "definitive"] as const;

export const PlanDocument = z.object({
  schema: z.literal("plan/1"),
  version: z.int(),
  kind: z.enum(PLAN_KINDS),
  /** Versions of what it was made from. */
  basedOn: z.object({
    plan: z.nullable(z.int()),
    questionnaire: z.string(),
    safety: z.string(),
    targets: z.string(),
    menus: z.string(),
    catalogue: z.string(),
    /** Of the training half: its rules and the exercise library. */
    programme: z.optional(z.string()),
    exercises: z.optional(z.string()),
  }),
  /** The versions in which the halves were made: the member's own layer names them. */
  madeIn: z.object({ diet: z.int(), training: z.int() }),
  validFrom: CalendarDay,
  reviewOn: CalendarDay,
  targets: z.nullable(PlanTargets),
  /** A half that is null waits for a person. */
  diet: z.nullable(Diet),
  training: z.nullable(Training),
  reasons: z.array(Reason),
  safety: z.object({ diet: z.enum(LEVELS), training: z.nullable(z.enum(LEVELS)), rows: z.array(z.string()) }),
});
export type PlanDocument = z.infer<typeof PlanDocument>;
