import type { MealSlot } from "@app/contract/plan-document";
import type { Meal } from "../meals/meal.ts";
import { type DayGoal, fitItemOf } from "./day-goal.ts";
import type { DietRequest } from "./diet-request.ts";
import { drawFood } from "./draw-food.ts";
import type { FoodOption } from "./food-option.ts";
import { menuRules } from "./menu-rules.ts";
import type { Pool, PoolPart, PoolTemplate } from "./pool.ts";
import { noiseOf } from "./seeded.ts";
import { type DraftMeal, familyOfMeal, type WeekUse } from "./week-use.ts";

const { choice: rules, variety } = menuRules.content;
const WEEKEND = 5;
/** Where lunch is made by others. */
const EATING_OUT = new Set(["quilo", "prato-feito", "refeitorio"]);
/** A plate with less than this share of its energy takes a side. */
const SHORT_OF_ENERGY = 0.85;
const MOST_WITH_OPTIONAL = 1.1;

export type Draw = {
  readonly request: DietRequest;
  readonly pool: Pool;
  readonly goal: DayGoal;
  readonly seed: number;
  /** From 0, Monday. */
  readonly day: number;
  readonly redraw: number;
  readonly use: WeekUse;
};

export const mealOf = (slot: MealSlot): Meal => (slot === "lanche-manha" || slot === "lanche-tarde" ? "lanche" : slot);

/** Plates and foods of a day; undefined when a meal has none that may be eaten. */
export function drawDay(draw: Draw): DraftMeal[] | undefined {
  const meals: DraftMeal[] = [];
  for (const [index, slot] of draw.goal.slots.entries()) {
    const template = drawTemplate(draw, index, mealOf(slot), meals);
    const options = template && drawPlate(draw, index, template, meals);
    if (!template || !options) return undefined;
    meals.push({ meal: template.template.meal, template, options });
  }
  return withFruit(draw, meals);
}

function drawTemplate(draw: Draw, index: number, meal: Meal, today: readonly DraftMeal[]): PoolTemplate | undefined {
  let best: PoolTemplate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const template of draw.pool.templates[meal]) {
    if (!canFollow(template, draw, today)) continue;
    const score = templateScore(template, draw, index, meal, today);
    if (score < least) {
      least = score;
      best = template;
    }
  }
  return best;
}

/** Left-overs need a lunch that has them. */
function canFollow({ template, parts }: PoolTemplate, _draw: Draw, today: readonly DraftMeal[]): boolean {
  if (!template.repeatsLunch) return true;
  const lunch = today.find(({ meal }) => meal === "almoco");
  const proteins = parts.find(({ part }) => part === "proteina")?.options ?? [];
  return proteins.some(({ food }) => lunch?.options.some((eaten) => eaten.food.id === food.id));
}

function templateScore(one: PoolTemplate, draw: Draw, index: number, meal: Meal, today: readonly DraftMeal[]): number {
  const { use, seed, day, redraw, request } = draw;
  const { template } = one;
  const uses = use.templates.get(one.index) ?? 0;
  let score = noiseOf(seed, day * 64 + redraw, one.index * 8 + index) * (1 + redraw * rules.noisePerRedraw);
  score += uses * rules.templateAgain[meal];
  if (meal !== "cafe" && uses >= template.timesAWeek) score += rules.tooOften;
  if (use.yesterday.some((before) => before.template.index === one.index)) score += rules.templateYesterday[meal];
  if (today.some((before) => before.template.index === one.index)) score += rules.tooOften;
  score += rules.cost[request.budget] * (template.cost - 1);
  return (
    score + placeScore(one, draw, meal) + nutritionScore(one, draw, index, meal) + familyScore(one, draw, meal, today)
  );
}

function placeScore({ template }: PoolTemplate, { request, day }: Draw, meal: Meal): number {
  const place = meal === "almoco" ? (day >= WEEKEND ? "casa" : request.place) : "casa";
  const isHere = place === "varia" || template.places.some((one) => one === place);
  const over = EATING_OUT.has(place) ? 0 : template.minutes - request.cookingMinutes;
  return (isHere ? 0 : rules.wrongPlace) + (over > 0 ? rules.overMinutes + over * rules.perMinuteOver : 0);
}

function nutritionScore(one: PoolTemplate, { goal, redraw }: Draw, index: number, meal: Meal): number {
  const target = goal.fit.meals[index] as number;
  const off = (one.kcal - target) / target;
  const energy = off > 0 ? rules.tooMuchEnergy * off : -rules.tooLittleEnergy * off;
  const isReached = one.leastKcal <= target + goal.fit.band && one.mostKcal >= target - goal.fit.band / 2;
  const lack = Math.max(0, goal.proteinDensity * rules.proteinOfMeal[meal] - one.proteinDensity);
  return (
    energy + (isReached ? 0 : rules.tooOften) + (rules.lackOfProtein + rules.lackOfProteinPerRedraw * redraw) * lack
  );
}

function familyScore(one: PoolTemplate, { use }: Draw, meal: Meal, today: readonly DraftMeal[]): number {
  if (meal === "almoco") {
    const notRiceAndBeans = one.parts.some(({ part }) => part === "feijao") ? 0 : rules.notRiceAndBeans;
    const isUsedUp = (family: PoolTemplate["families"][number]) =>
      (use.lunchFamilies.get(family) ?? 0) >= rules.lunchesOfAFamily;
    const before = use.yesterday.find((draft) => draft.meal === "almoco");
    const again = before && one.families.length === 1 && familyOfMeal(before) === one.families[0];
    return (
      notRiceAndBeans +
      (one.families.length > 0 && one.families.every(isUsedUp) ? rules.tooOften : 0) +
      (again ? rules.sameFamilyYesterday : 0)
    );
  }
  if (one.template.repeatsLunch) return 0;
  const eaten = today.map(familyOfMeal);
  return one.families.length === 1 && eaten.includes(one.families[0]) ? rules.sameFamilyToday : 0;
}

/** The plate's foods, and its sides while it is short of energy. */
function drawPlate(
  draw: Draw,
  index: number,
  { template, parts }: PoolTemplate,
  today: readonly DraftMeal[],
): FoodOption[] | undefined {
  const target = draw.goal.fit.meals[index] as number;
  const plate: FoodOption[] = [];
  const items = () => plate.map((option) => fitItemOf(option, 0, draw.goal));
  const energy = (count: "usual" | "high") =>
    items().reduce((sum, item, position) => sum + item[count] * kcalOfStep(plate[position] as FoodOption), 0);
  for (const part of parts.filter(({ optional }) => !optional)) {
    const food = drawFood(draw, part, plate, today, template);
    if (!food) return undefined;
    plate.push(food);
  }
  for (const part of parts.filter(({ optional }) => optional)) {
    const food = drawFood(draw, part, plate, today, template);
    if (food && energy("usual") + food.kcal <= MOST_WITH_OPTIONAL * target) plate.push(food);
  }
  for (const side of draw.pool.sides[template.meal]) {
    if (energy("usual") >= SHORT_OF_ENERGY * target && energy("high") >= target) break;
    addSide(draw, side, plate, today, template);
  }
  return plate;
}

const kcalOfStep = ({ kcal, step, choice }: FoodOption): number => (kcal * step) / choice.typical;

function addSide(
  draw: Draw,
  side: PoolPart,
  plate: FoodOption[],
  today: readonly DraftMeal[],
  template: PoolTemplate["template"],
): void {
  if (plate.some(({ part }) => part === side.part)) return;
  const food = drawFood(draw, side, plate, today, template);
  if (food) plate.push(food);
}

/** A fruit after lunch, then after dinner, while the day is short of fruit and vegetables. */
function withFruit(draw: Draw, meals: DraftMeal[]): DraftMeal[] {
  const grams = (draft: DraftMeal) => draft.options.reduce((sum, option) => sum + produceOf(option), 0);
  let total = meals.reduce((sum, draft) => sum + grams(draft), 0);
  return meals.map((draft) => {
    const [fruit] = draw.pool.sides[draft.meal];
    if (total >= variety.produceGrams || !fruit || fruit.part !== "fruta") return draft;
    if (draft.meal !== "almoco" && draft.meal !== "jantar") return draft;
    const options = [...draft.options];
    addSide(draw, fruit, options, meals, draft.template.template);
    total += grams({ ...draft, options }) - grams(draft);
    return { ...draft, options };
  });
}

const produceOf = ({ food, unitGrams, choice }: FoodOption): number =>
  /^(vegetais|frutas)/.test(food.group) ? unitGrams * choice.typical : 0;
