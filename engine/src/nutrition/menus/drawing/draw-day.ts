import { MEAL_OF_SLOT, type Meal } from "../../meals/meal.ts";
import type { PoolTemplate } from "../pool.ts";
import { beansOf } from "../state-beans.ts";
import { copyBasket } from "./basket.ts";
import { completeDay } from "./complete-day.ts";
import type { Draw } from "./draw.ts";
import { drawPlate } from "./draw-plate.ts";
import { templateScore } from "./score-template.ts";
import type { DraftMeal } from "./week-use.ts";

/** Plates and foods of a day; undefined when a meal has none that may be eaten. */
export function drawDay(given: Omit<Draw, "basket" | "beans">): DraftMeal[] | undefined {
  const draw: Draw = { ...given, basket: copyBasket(given.use.basket), beans: beansOf(given.request.state) };
  const meals: DraftMeal[] = [];
  for (const [index, slot] of draw.goal.slots.entries()) {
    const template = drawTemplate(draw, index, MEAL_OF_SLOT[slot], meals);
    const options = template && drawPlate(draw, index, template, meals);
    if (!template || !options) return undefined;
    meals.push({ meal: template.template.meal, template, options });
  }
  return completeDay(draw, meals);
}

function drawTemplate(draw: Draw, index: number, meal: Meal, today: readonly DraftMeal[]): PoolTemplate | undefined {
  let best: PoolTemplate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const template of draw.pool.templates[meal]) {
    if (!canFollow(template, today)) continue;
    const score = templateScore(template, draw, index, meal, today, least);
    if (score < least) {
      least = score;
      best = template;
    }
  }
  return best;
}

/** Left-overs need a lunch that has them; eggs are made fresh. */
function canFollow({ template, parts }: PoolTemplate, today: readonly DraftMeal[]): boolean {
  if (!template.repeatsLunch) return true;
  const lunch = today.find(({ meal }) => meal === "almoco");
  const proteins = parts.find(({ part }) => part === "proteina")?.options ?? [];
  return proteins.some(
    ({ food, family }) => family !== "ovo" && lunch?.options.some((eaten) => eaten.food.id === food.id),
  );
}
