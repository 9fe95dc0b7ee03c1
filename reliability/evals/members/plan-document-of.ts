import type { PlanDocument, Portion } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import type { MemberFacts, PlanFacts, PortionFacts } from "@app/engine/assistant/testing/evaluation/member-facts";
import { getFood } from "@app/engine/nutrition/catalogue/catalogue";
import type { FoodId } from "@app/engine/nutrition/catalogue/food";
import { exerciseIdOf, partIdOf, slotOf } from "./file-ids.ts";

type Levels = Pick<PlanDocument["safety"], "diet" | "training" | "rows">;

/** The file's plan as a version of ours: the one day that it describes, on every day of the week. */
export function planDocumentOf(facts: MemberFacts, plan: PlanFacts, safety: Levels, version: number): PlanDocument {
  const { kcal, proteinG: protein, fatG: fat, carbG: carb, fibreG: fibre, waterMl } = plan.targets;
  return {
    schema: "plan/1",
    version,
    kind: version === plan.version ? (facts.planKind ?? plan.kind) : "provisional",
    basedOn: {
      plan: version === 1 ? null : version - 1,
      questionnaire: "1",
      safety: "1",
      targets: "1",
      menus: "1",
      catalogue: "1",
      programme: "1",
      exercises: "1",
    },
    // The training is the one of the first version: what was trained belongs to it.
    madeIn: { diet: version, training: 1 },
    validFrom: plan.validFrom,
    reviewOn: plan.reviewOn,
    targets: { kcal, protein, fat, carb, fibre, waterMl, floor: 1200 },
    diet: {
      method: "foods",
      days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ id: `d${day}`, meals: plan.meals.map((meal) => mealOf(meal, day)) })),
    },
    training: trainingOf(facts, plan.training),
    reasons: [],
    safety,
  };
}

type Diet = Extract<PlanDocument["diet"], { method: "foods" }>;

function mealOf(
  { id, time, label, items }: PlanFacts["meals"][number],
  day: number,
): Diet["days"][number]["meals"][number] {
  return {
    id: partIdOf(id, day),
    slot: slotOf(id),
    time,
    template: slotOf(id),
    name: label.charAt(0).toUpperCase() + label.slice(1),
    items: items.map((item) => ({
      id: partIdOf(item.id, day),
      ...portionOf(item),
      swaps: (item.swaps ?? []).map(portionOf),
    })),
    how: [],
  };
}

/** Energy and protein as the file has them; what it does not say comes from the catalogue. */
function portionOf({ food, qty, measure, grams, kcal, proteinG }: PortionFacts): Portion {
  const { per100 } = getFood(food as FoodId);
  const of = (amount: number | null) => Math.round((amount ?? 0) * grams) / 10 / 10;
  return {
    food,
    unit: measure,
    count: qty,
    grams,
    kcal,
    protein: proteinG ?? of(per100.protein),
    fat: of(per100.fat),
    carb: of(per100.carb),
    fibre: of(per100.fibre),
  };
}

const EVERY_WEEK = <Value>(value: Value): Value[] => [value, value, value, value];

function trainingOf({ equipment }: MemberFacts, { sessions, short }: PlanFacts["training"]): Training {
  const rir = sessions[0]?.exercises[0]?.rir ?? 3;
  return {
    block: 1,
    level: "iniciante",
    isLimited: false,
    place: equipment ?? "academia",
    equipment: ["halteres"],
    days: 3,
    reserve: EVERY_WEEK(rir),
    sessions: sessions.map((session) => ({
      id: session.id,
      kind: "corpo-todo",
      minutes: EVERY_WEEK(session.minutes),
      warmUp: [],
      exercises: session.exercises.map(({ id, exercise, sets, reps, restS, loadKg, swaps }) => ({
        id,
        exercise,
        sets: EVERY_WEEK(sets),
        unit: "reps",
        target: [...reps],
        restSeconds: restS,
        pair: null,
        progression: loadKg === null ? "ladder" : "load",
        ladder: [],
        swaps: swaps.map(exerciseIdOf),
      })),
      short: shortOf(short[session.id], session.exercises),
    })),
    walks: 2,
    cardio: { minutes: EVERY_WEEK(60), effort: [3, 5], exercises: [] },
  };
}

type Session = PlanFacts["training"]["sessions"][number];

const shortOf = (
  short: PlanFacts["training"]["short"][string] | undefined,
  exercises: Session["exercises"],
): Training["sessions"][number]["short"] =>
  short
    ? {
        minutes: short.minutes,
        parts: short.exercises.map((id) => ({ id, sets: exercises.find((one) => one.id === id)?.sets ?? 2 })),
      }
    : null;
