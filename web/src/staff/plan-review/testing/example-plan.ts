import type { PlanDocument, PlanMeal } from "@app/contract/plan-document";
import type { PlannedExercise, Training } from "@app/contract/plan-training";
import { aWeek } from "@app/engine/nutrition/menus/testing/a-week";
import { portionOf, startPortion } from "@app/engine/plans/items/portion";

const YOGURT = "own:iogurte-sem-lactose";

const exercise = (id: string, name: string): PlannedExercise => ({
  id,
  exercise: name,
  sets: [3, 3, 3, 2],
  unit: "reps",
  target: [8, 12],
  restSeconds: 90,
  pair: null,
  progression: "load",
  ladder: [],
  swaps: [],
});

const training: Training = {
  block: 1,
  level: "iniciante",
  isLimited: false,
  place: "academia",
  equipment: ["halteres"],
  days: 3,
  reserve: [3, 3, 2, 4],
  sessions: ["A", "B", "C"].map((id) => ({
    id,
    kind: "corpo-todo",
    minutes: [45, 45, 45, 40],
    warmUp: [],
    exercises: [exercise(`${id}.1`, "fx:Goblet_Squat")],
    short: null,
  })),
  walks: 2,
  cardio: { minutes: [60, 60, 75, 75], effort: [4, 5], exercises: [] },
};

/** The afternoon's snack is a yogurt on every day. */
function week(): PlanDocument["diet"] {
  const diet = aWeek();
  const { unit, count } = startPortion(YOGURT);
  const withYogurt = (meal: PlanMeal): PlanMeal => ({
    ...meal,
    items: [{ ...portionOf(YOGURT, unit, count), id: `${meal.id}.1`, swaps: [] }],
  });
  return {
    ...diet,
    days: diet.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => (meal.slot === "lanche-tarde" ? withYogurt(meal) : meal)),
    })),
  };
}

/** Marina's second version. */
export const examplePlan: PlanDocument = {
  schema: "plan/1",
  version: 2,
  kind: "definitive",
  basedOn: { plan: 1, questionnaire: "1", safety: "1", targets: "1", menus: "1", catalogue: "1" },
  madeIn: { diet: 2, training: 2 },
  validFrom: "2026-11-05",
  reviewOn: "2026-11-19",
  targets: { kcal: 1650, protein: 115, fat: 55, carb: 175, fibre: 27, waterMl: 2450, floor: 1368 },
  diet: week(),
  training,
  reasons: [],
  safety: { diet: "A", training: "A", rows: [] },
};

/** From Monday to Friday two yogurts, and on Sunday no bread at dinner. */
export function editDiet(diet: PlanDocument["diet"]): PlanDocument["diet"] {
  if (diet?.method !== "foods") return diet;
  return {
    ...diet,
    days: diet.days.map((day, index) => ({
      ...day,
      meals: day.meals.map((meal) => {
        if (meal.slot === "jantar" && index === 6) return { ...meal, items: meal.items.slice(0, 1) };
        if (meal.slot !== "lanche-tarde" || index > 4) return meal;
        return {
          ...meal,
          items: meal.items.map((item) => ({ ...item, ...portionOf(item.food, item.unit, item.count * 2) })),
        };
      }),
    })),
  };
}

/** The leg extension in sessions A and C. */
export const editTraining = (plan: Training): Training => ({
  ...plan,
  sessions: plan.sessions.map((session) =>
    session.id === "B"
      ? session
      : { ...session, exercises: session.exercises.map((part) => ({ ...part, exercise: "fx:Leg_Extensions" })) },
  ),
});
