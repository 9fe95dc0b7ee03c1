import type { MealSlot } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import * as fc from "fast-check";
import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import { catalogue } from "../../nutrition/catalogue/catalogue.ts";
import { UNITS } from "../../nutrition/catalogue/measure.ts";
import { exercises } from "../../training/library/library.ts";
import { applyTemplate } from "../edits/apply-template.ts";
import { copyDay, copyMeal } from "../edits/diet/copies.ts";
import { removeForbiddenOffers, removeSwap } from "../edits/diet/forbidden.ts";
import {
  addAlternative,
  addFood,
  removeAlternative,
  removeItem,
  replaceFood,
  setCount,
  setUnit,
} from "../edits/diet/items.ts";
import { addMeal, removeMeal, setFreeText, setGroupPortions, setMealNote, setMealTime } from "../edits/diet/meals.ts";
import { setMethod, setTargets } from "../edits/diet/method.ts";
import {
  addExercise,
  moveExercise,
  removeExercise,
  setExercise,
  setRest,
  setSets,
  setTarget,
} from "../edits/training/exercises.ts";
import { setCardio, setSessionNote } from "../edits/training/sessions.ts";
import type { PlanHalves } from "../halves.ts";
import { anyDay, anyFoods, anyMeal, anySession } from "./any-plan.ts";

const FISH_WITHOUT_LACTOSE = exclusionsFor({ eating: "peixe", allergies: ["lactose"], severe: true });

type Edit = (draft: HalfDraft, seen: PlanHalves | null) => HalfDraft;

const SLOTS = ["cafe", "lanche-manha", "almoco", "lanche-tarde", "jantar", "ceia"] as const satisfies MealSlot[];
const day = fc.integer({ min: 1, max: 7 }).map((number) => `d${number}`);
const slot = fc.constantFrom(...SLOTS);
const meal = fc.tuple(day, slot).map((steps) => steps.join("."));
const item = fc.tuple(meal, fc.integer({ min: 1, max: 6 })).map((steps) => steps.join("."));
const session = fc.constantFrom("A", "B", "C");
const part = fc.tuple(session, fc.integer({ min: 1, max: 6 })).map((steps) => steps.join("."));
const food = fc.oneof(fc.constantFrom(...catalogue.foods.map(({ id }) => id)), fc.constant("taco:9999"));
const exercise = fc.oneof(fc.constantFrom(...exercises.map(({ id }) => id)), fc.constant("fx:Nothing"));
const unit = fc.constantFrom(...Object.keys(UNITS));
const number = fc.oneof(fc.integer({ min: -5, max: 900 }), fc.double({ min: -2, max: 40, noNaN: true }));
const note = fc.constantFrom("", "   ", "Com calma.", "longo ".repeat(200));

/** A step of the editor at one place, with places and values that may not be there. */
export const anyDietStep: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(item, number).map(
    ([id, count]): Edit =>
      (draft) =>
        setCount(draft, id, count),
  ),
  fc.tuple(item, unit).map(
    ([id, key]): Edit =>
      (draft) =>
        setUnit(draft, id, key),
  ),
  fc.tuple(item, food).map(
    ([id, ref]): Edit =>
      (draft) =>
        replaceFood(draft, id, ref),
  ),
  fc.tuple(meal, food).map(
    ([id, ref]): Edit =>
      (draft, seen) =>
        addFood(draft, id, ref, seen),
  ),
  item.map(
    (id): Edit =>
      (draft) =>
        removeItem(draft, id),
  ),
  fc.tuple(item, food).map(
    ([id, ref]): Edit =>
      (draft) =>
        addAlternative(draft, id, ref),
  ),
  fc.tuple(item, food).map(
    ([id, ref]): Edit =>
      (draft) =>
        removeAlternative(draft, id, ref),
  ),
  fc.tuple(item, food).map(
    ([id, ref]): Edit =>
      (draft) =>
        removeSwap(draft, id, ref),
  ),
  fc.tuple(meal, note).map(
    ([id, text]): Edit =>
      (draft) =>
        setMealNote(draft, id, text),
  ),
  fc.tuple(fc.oneof(meal, slot), fc.constantFrom("06:30", "7h")).map(
    ([id, time]): Edit =>
      (draft) =>
        setMealTime(draft, id, time),
  ),
  fc.tuple(day, slot).map(
    ([id, key]): Edit =>
      (draft) =>
        addMeal(draft, id, key, "10:00"),
  ),
  meal.map(
    (id): Edit =>
      (draft) =>
        removeMeal(draft, id),
  ),
  fc.tuple(slot, note).map(
    ([key, text]): Edit =>
      (draft) =>
        setFreeText(draft, key, text),
  ),
  fc.tuple(slot, number).map(
    ([key, count]): Edit =>
      (draft) =>
        setGroupPortions(draft, key, "cereais", count),
  ),
  number.map(
    (kcal): Edit =>
      (draft) =>
        setTargets(draft, { kcal, waterMl: null }),
  ),
  fc.constantFrom("foods", "foods", "equivalents", "free").map(
    (method): Edit =>
      (draft) =>
        setMethod(draft, method),
  ),
);

/** Also what is copied from elsewhere, and what changes the whole week. */
export const anyDietEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 16, arbitrary: anyDietStep },
  fc.constant<Edit>((draft) => removeForbiddenOffers(draft, { exclusions: FISH_WITHOUT_LACTOSE })),
  fc.tuple(meal, meal).map(
    ([from, to]): Edit =>
      (draft, seen) =>
        copyMeal(draft, from, to, seen),
  ),
  fc.tuple(day, day).map(
    ([from, to]): Edit =>
      (draft, seen) =>
        copyDay(draft, from, to, seen),
  ),
  fc.tuple(anyMeal("d1.almoco"), meal).map(
    ([content, to]): Edit =>
      (draft, seen) =>
        applyTemplate(draft, { kind: "meal", content }, to, seen),
  ),
  fc.tuple(anyDay("d1"), day).map(
    ([content, to]): Edit =>
      (draft, seen) =>
        applyTemplate(draft, { kind: "day", content }, to, seen),
  ),
  anyFoods.map(
    (content): Edit =>
      (draft, seen) =>
        applyTemplate(draft, { kind: "week", content }, "", seen),
  ),
);

/** The same of a training half. */
export const anyTrainingStep: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(part, exercise).map(
    ([id, ref]): Edit =>
      (draft) =>
        setExercise(draft, id, ref, { joelho: 1 }),
  ),
  fc.tuple(part, number).map(
    ([id, sets]): Edit =>
      (draft) =>
        setSets(draft, id, sets),
  ),
  fc.tuple(part, number, number).map(
    ([id, least, most]): Edit =>
      (draft) =>
        setTarget(draft, id, [least, most]),
  ),
  fc.tuple(part, number).map(
    ([id, seconds]): Edit =>
      (draft) =>
        setRest(draft, id, seconds),
  ),
  part.map(
    (id): Edit =>
      (draft) =>
        removeExercise(draft, id),
  ),
  fc.tuple(session, exercise).map(
    ([id, ref]): Edit =>
      (draft, seen) =>
        addExercise(draft, id, ref, { seen }),
  ),
  fc.tuple(part, number).map(
    ([id, place]): Edit =>
      (draft) =>
        moveExercise(draft, id, place),
  ),
  fc.tuple(session, note).map(
    ([id, text]): Edit =>
      (draft) =>
        setSessionNote(draft, id, text),
  ),
  fc.array(number, { maxLength: 4 }).map(
    (minutes): Edit =>
      (draft) =>
        setCardio(draft, { minutes }),
  ),
);

/** Also a saved session in the place of another. */
export const anyTrainingEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 9, arbitrary: anyTrainingStep },
  fc.tuple(anySession("A"), session).map(
    ([content, to]): Edit =>
      (draft, seen) =>
        applyTemplate(draft, { kind: "session", content }, to, seen),
  ),
);
