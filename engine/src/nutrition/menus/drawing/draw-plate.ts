import type { Meal, MealTemplate } from "../../meals/meal.ts";
import { boundsOf, type DayGoal } from "../day-goal.ts";
import type { FoodOption } from "../food-option.ts";
import { menuRules } from "../menu-rules.ts";
import { goesWith, type PoolPart, type PoolSide, type PoolTemplate } from "../pool.ts";
import { addToBasket } from "./basket.ts";
import type { Draw } from "./draw.ts";
import { drawFood } from "./draw-food.ts";
import { type DraftMeal, isShortOfEggs, isUsedUp } from "./week-use.ts";

const { choice: rules } = menuRules.content;
/** A plate with less than this share of its energy takes a side. */
const SHORT_OF_ENERGY = 0.85;
const MOST_SIDES = 2;
/** A plate that cannot grow to this share of its energy takes one too. */
const MOST_IN_REACH = 0.97;
/** From this redraw on a week may have more of a protein than it should. */
const FORGIVING = 4;
/** Peas or chickpeas beside beans are the last to be. */
const FORGIVING_PULSES = 14;

/** The plate's foods, and its sides while it is short of energy. */
export function drawPlate(
  draw: Draw,
  index: number,
  { template, parts }: PoolTemplate,
  today: readonly DraftMeal[],
): FoodOption[] | undefined {
  const target = draw.goal.fit.meals[index] as number;
  const plate: FoodOption[] = [];
  for (const part of parts) {
    if (part.optional) continue;
    const food = drawFood(draw, part, plate, today, template);
    if (!food) return undefined;
    serve(draw, plate, food);
  }
  for (const part of parts) if (part.optional) addPart(draw, part, plate, target, today, template);
  const needed = plate.length;
  for (const side of draw.pool.sides[template.meal]) {
    if (plate.length >= needed + MOST_SIDES + (draw.redraw >> 2)) break;
    const isShort = energyOf(plate, "usual", draw.goal) < SHORT_OF_ENERGY * target;
    if (!isShort && energyOf(plate, "high", draw.goal) >= MOST_IN_REACH * target) break;
    addSide(draw, side, plate, target, today, template);
  }
  return plate;
}

function serve({ basket }: Draw, plate: FoodOption[], food: FoodOption): void {
  plate.push(food);
  addToBasket(basket, food);
}

/** The energy of a plate in its smallest, usual or largest portions. */
function energyOf(plate: readonly FoodOption[], count: "low" | "usual" | "high", goal: DayGoal): number {
  let kcal = 0;
  for (const option of plate) kcal += boundsOf(option, goal)[count] * option.kcalOfStep;
  return kcal;
}

/** A side of a kind that the plate does not have, when there is room for its energy. */
export function addSide(
  draw: Draw,
  side: PoolSide,
  plate: FoodOption[],
  target: number,
  today: readonly DraftMeal[],
  template: MealTemplate,
): void {
  if (!goesWith(side, plate) || isWith(side, plate) || isTooMuch(side, draw, today, template)) return;
  const { request, use, redraw } = draw;
  const isLeft = (option: FoodOption): boolean => redraw >= FORGIVING || !isUsedUp(option, request, use, today);
  const options = side.options.every(isLeft) ? side.options : side.options.filter(isLeft);
  addPart(draw, { ...side, options }, plate, target, today, template);
}

/** A side with more protein than the day's energy asks for; the other portions make room for it, so their least counts. */
export function addProteinSide(
  draw: Draw,
  side: PoolSide,
  plate: FoodOption[],
  target: number,
  today: readonly DraftMeal[],
  template: MealTemplate,
): void {
  if (!goesWith(side, plate) || isWith(side, plate)) return;
  const options = side.options.filter((option) => bringsProtein(option, draw, plate, today, template));
  const food = drawFood(draw, { ...side, options }, plate, today, template, "for-protein");
  if (!food) return;
  const usual = boundsOf(food, draw.goal).usual * food.kcalOfStep;
  if (energyOf(plate, "low", draw.goal) + usual <= target) serve(draw, plate, food);
}

/** Not a second egg dish, cheese or milk on a plate, nor one that the week has had enough of; at lunch cheese is for a salad. */
function bringsProtein(
  option: FoodOption,
  draw: Draw,
  plate: readonly FoodOption[],
  today: readonly DraftMeal[],
  { meal }: MealTemplate,
): boolean {
  const { goal, request, use, redraw } = draw;
  const isAgain = plate.some(
    ({ family, food }) => (family && family === option.family) || firstWord(food) === firstWord(option.food),
  );
  const forgiving = option.part === "feijao" ? FORGIVING_PULSES : FORGIVING;
  const isEnough = isShortOfEggs(option, draw, today) || (redraw < forgiving && isUsedUp(option, request, use, today));
  const isOnSalad = option.food.group !== "laticinios" || plate.some(({ produce }) => produce === "leaf");
  return (
    !isAgain &&
    !isEnough &&
    (isOnSalad || !isMain(meal) || redraw >= FORGIVING) &&
    (4 * option.protein) / option.kcal > goal.proteinDensity
  );
}

const isWith = ({ notWith }: PoolSide, plate: readonly FoodOption[]): boolean =>
  plate.some(({ food }) => notWith.includes(food.id));

const firstWord = ({ name }: FoodOption["food"]): string | undefined => name.split(" ")[0];

function addPart(
  draw: Draw,
  part: PoolPart,
  plate: FoodOption[],
  target: number,
  today: readonly DraftMeal[],
  template: MealTemplate,
): void {
  const food = drawFood(draw, part, plate, today, template);
  if (!food || isShortOfEggs(food, draw, today)) return;
  const least = boundsOf(food, draw.goal).low * food.kcalOfStep;
  if (energyOf(plate, "usual", draw.goal) + least <= target + draw.goal.fit.band / 2) serve(draw, plate, food);
}

/** Nuts are small and add up, and few put them on lunch or dinner; juice is what is left when nothing else fits. */
const isTooMuch = (
  { part, options }: PoolSide,
  { redraw }: Draw,
  today: readonly DraftMeal[],
  { meal }: MealTemplate,
): boolean =>
  (part === "bebida" && redraw < rules.juiceFromRedraw) ||
  (isMain(meal) && redraw < rules.nutsOnPlateFromRedraw && options.some(isNut)) ||
  (options.some(isNut) &&
    today.filter((eaten) => eaten.options.some(isNut)).length >= rules.nutMealsADay + (redraw >> 3));

const isMain = (meal: Meal): boolean => meal === "almoco" || meal === "jantar";
const isNut = ({ food }: FoodOption): boolean => food.group === "oleaginosas";
