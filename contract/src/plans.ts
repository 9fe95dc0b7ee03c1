import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { EQUIVALENTS_BECAUSE, MEAL_PLACES, MEAL_SLOTS, PLAN_KINDS } from "./plan-document.ts";
import { SessionPartId, Training } from "./plan-training.ts";
import { PlanWithdrawal } from "./plan-withdrawal.ts";

// A member's plan as it is read: names and measures in words. What the member changes in it (swaps, meals eaten as
// planned, ticks on the shopping list) is a layer of its own and travels by sync.ts.

const MaybeAt = z.nullable(z.iso.datetime());

/** Null throughout a view whose numbers are hidden: such a view holds no figure of energy, macros or grams. */
const ShownFigures = z.nullable(z.object({ grams: z.number(), kcal: z.int(), protein: z.number() }));

const PortionView = z.object({
  food: z.string(),
  /** `Arroz branco`. */
  name: z.string(),
  /** `4 colheres de sopa`; with hidden numbers in hands: `1 punho`. */
  measure: z.string(),
  /** Key of the household measure with its count: the diary logs by them, also where the figures are hidden. */
  unit: z.string(),
  count: z.number(),
  figures: ShownFigures,
  /** 1 cheap, 3 dear. */
  price: z.int(),
  /** Key of its drawing; null: none of its own. */
  drawing: z.nullable(z.string()),
  /** Where the figures are from, for "De onde vêm os números". */
  source: z.string(),
});
export type PortionView = z.infer<typeof PortionView>;

const ItemView = z.object({
  id: z.string(),
  ...PortionView.shape,
  /** "ou": served just as well, one of them. */
  or: z.optional(z.array(PortionView)),
  /** `Sem fogão` shows those with false. */
  swaps: z.array(z.object({ ...PortionView.shape, needsCooking: z.boolean() })),
});
export type ItemView = z.infer<typeof ItemView>;

const MealView = z.object({
  id: z.string(),
  slot: z.enum(MEAL_SLOTS),
  /** `Almoço`. */
  title: z.string(),
  time: z.string(),
  /** `Arroz, feijão, frango grelhado, abóbora e salada`. */
  name: z.string(),
  items: z.array(ItemView),
  how: z.array(z.string()),
  /** Where it is eaten, when not at home. */
  place: z.optional(z.enum(MEAL_PLACES)),
  /** What the nutritionist says about it. */
  note: z.optional(z.string()),
  /** Why this meal, in one sentence. */
  reason: z.nullable(z.string()),
});
export type MealView = z.infer<typeof MealView>;

/** Also a nutritionist's own words, a line each (`professional`). */
const EquivalentsView = z.object({
  method: z.literal("equivalents"),
  because: z.enum(EQUIVALENTS_BECAUSE),
  meals: z.array(
    z.object({
      slot: z.enum(MEAL_SLOTS),
      title: z.string(),
      time: z.string(),
      /** `1 punho de arroz, macarrão, mandioca ou batata`. */
      portions: z.array(z.string()),
    }),
  ),
});
const FoodsView = z.object({
  method: z.literal("foods"),
  /** From Monday to Sunday. */
  days: z.array(z.object({ id: z.string(), meals: z.array(MealView) })),
});

const ShoppingItem = z.object({
  food: z.string(),
  name: z.string(),
  /** `1,4 kg`, `1 dúzia e meia`: quantities of a shop are shown even when numbers are hidden. */
  amount: z.string(),
  /** `Sobrecoxa sem pele sai mais barato`. */
  hint: z.nullable(z.string()),
});
const ShoppingList = z.array(z.object({ aisle: z.string(), title: z.string(), items: z.array(ShoppingItem) }));
export type ShoppingList = z.infer<typeof ShoppingList>;

const Professional = z.object({ name: z.string(), profession: z.string(), registration: z.string() });

export const PlanView = z.object({
  version: z.int(),
  kind: z.enum(PLAN_KINDS),
  createdAt: z.iso.datetime(),
  validFrom: z.iso.date(),
  reviewOn: z.iso.date(),
  /** Until when people sign the definitive plan; null once they did, or when none is owed. */
  definitiveBy: MaybeAt,
  isLate: z.boolean(),
  /** Whose rules made it, or who signed it. */
  responsible: Professional,
  numbers: z.enum(["shown", "hidden"]),
  targets: z.nullable(
    z.object({
      kcal: z.int(),
      /** Within them the day is on target. */
      kcalLow: z.int(),
      kcalHigh: z.int(),
      protein: z.int(),
      fibre: z.int(),
      waterMl: z.nullable(z.int()),
    }),
  ),
  /** Null: this half waits for a person. */
  diet: z.nullable(z.discriminatedUnion("method", [FoodsView, EquivalentsView])),
  /** Exercises by id: their words are in engine/data/exercises, on the device too. */
  training: z.nullable(Training),
  /** The first day of its block, which later versions carry on. */
  trainingFrom: z.nullable(z.iso.date()),
  /** Whose rules made the training half. */
  trainer: z.nullable(Professional),
  /** The versions in which the halves were made: the member's own layer names them. */
  madeIn: z.object({ diet: z.int(), training: z.int() }),
  /** Of a version that people signed: `7K4M-2Q9X-11RT`, for `/verificar`. Absent: the engine made it. */
  code: z.optional(z.string()),
  /** Why the plan of before is gone, until a professional signs again. Absent: none is. */
  withdrawal: z.optional(PlanWithdrawal),
  /** "De onde vêm os números": sentences. */
  reasons: z.array(z.string()),
  /** "Por que três treinos, e não seis": sentences. */
  trainingReasons: z.array(z.string()),
  /** Regions that hurt by the answers in force: an exercise near one says why it stayed. Absent: none does. */
  soreRegions: z.optional(z.array(z.string())),
  /** With the member's lasting swaps; empty without foods. */
  shopping: ShoppingList,
});
export type PlanView = z.infer<typeof PlanView>;

/** Null: no plan yet, or the level in force hides it. */
export const getPlan = {
  method: "GET",
  path: "/v1/account/plan",
  summary: "The signed-in member's plan in force, in words, with its shopping list",
  schema: { response: { 200: envelopeOf(z.object({ plan: z.nullable(PlanView) })) } },
} as const;

const Day = z.iso.date();
/** A meal or an item of the diet: `d1.almoco`, `d1.almoco.2`. */
export const DietPartId = z.string().check(z.regex(/^d[1-7]\.[a-z-]+(\.[0-9]+)?$/), z.maxLength(40));
const PartId = z.union([DietPartId, SessionPartId]);

/**
 * The member's own layer on a version of the plan. An item takes one of its swaps, a meal the same meal of another day
 * (`d4.almoco`), an exercise (`A.1`) one of its swaps. `day` null: every week from now on. What the version does not offer is ignored when it is read.
 */
export const Swap = z.object({
  choice: z.object({
    plan: z.int(),
    /** The item, meal or exercise that is replaced. */
    part: PartId,
    /** A food or exercise of its swaps, or the meal that takes its place. */
    takes: z.string().check(z.maxLength(60)),
    day: z.nullable(Day),
  }),
});
export type Swap = z.infer<typeof Swap>;

/** "Comi assim": the planned meal of a day, as it stood with its swaps. Undone by a delete. */
export const EatenMeal = z.object({
  meal: z.object({ plan: z.int(), part: DietPartId, day: Day }),
  /** When it was logged. */
  at: z.iso.datetime(),
});
export type EatenMeal = z.infer<typeof EatenMeal>;

/** A tick on the shopping list of the week that begins on a Monday. */
export const ShoppingTick = z.object({
  item: z.object({ plan: z.int(), food: z.string().check(z.maxLength(60)), week: Day }),
  done: z.boolean(),
});
export type ShoppingTick = z.infer<typeof ShoppingTick>;
