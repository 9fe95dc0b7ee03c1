import { isExcluded } from "../../../exclusions/exclusions.ts";
import type { MealTemplate, PartName } from "../../meals/meal.ts";
import { muchFibreOf, usualSodium } from "../day-goal.ts";
import type { DietRequest } from "../diet-request.ts";
import type { FoodOption } from "../food-option.ts";
import { menuRules } from "../menu-rules.ts";
import type { PoolPart } from "../pool.ts";
import { noiseOf } from "../seeded.ts";
import { neededByWeek, newInBasket } from "./basket.ts";
import type { Draw } from "./draw.ts";
import { type DraftMeal, isEatenEnough, isShortOfEggs, isSoyClosed, isUsedUp, SOY } from "./week-use.ts";

const { choice: rules } = menuRules.content;
/** Bought or cooked once for the week. */
const STAPLES = new Set<PartName>(["arroz", "feijao", "gordura", "bebida", "laticinio", "pao", "molho", "prato"]);
const WEEK = 4096;
/** Only where there is nothing else. */
const NEVER = 100;

/** The food of a part; undefined when the plate already has all of them. */
export function drawFood(
  draw: Draw,
  { part, options }: PoolPart,
  plate: readonly FoodOption[],
  today: readonly DraftMeal[],
  template: MealTemplate,
  sought: "any" | "for-protein" = "any",
): FoodOption | undefined {
  const lunch = today.find(({ meal }) => meal === "almoco");
  const leftOver =
    template.repeatsLunch && part === "proteina"
      ? options.find(({ food }) => lunch?.options.some((eaten) => eaten.food.id === food.id))
      : undefined;
  if (leftOver) return leftOver;
  const isForProtein = part === "proteina" || sought === "for-protein";
  const mostProtein = isForProtein ? Math.max(...options.map(densityOf)) : 0;
  let best: FoodOption | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (plate.some(({ kind }) => kind === option.kind)) continue;
    const lack = isForProtein ? mostProtein - densityOf(option) : 0;
    const score = foodScore(option, draw, today, template) + lack * rules.foodLackOfProtein * (1 + draw.redraw);
    if (score < least) {
      least = score;
      best = option;
    }
  }
  return best;
}

function foodScore(option: FoodOption, draw: Draw, today: readonly DraftMeal[], { meal }: MealTemplate): number {
  const { seed, day, redraw, use, request } = draw;
  const isStaple = STAPLES.has(option.part) && option.food.group !== "oleaginosas";
  const noise = noiseOf(seed, isStaple ? WEEK + (redraw >> 2) : day * 64 + redraw, 1024 + option.index);
  let score =
    noise +
    (1 - option.food.habit) * rules.unusualFood +
    option.place * (option.part === "bebida" ? rules.lessUsualDrink : rules.lessUsual) +
    fromElsewhere(option, draw) +
    muchFibreOf(option, draw.goal) * rules.gramOfFibre * (1 + redraw * rules.gramOfFibrePerRedraw) +
    newInBasket(option, draw.basket) +
    unwantedFamily(option, request) +
    unneeded(option, request) +
    blackCoffee(option, request) +
    rules.cost[request.budget] * (option.food.price.class - 1);
  if (draw.goal.limits.saturatedShare !== undefined)
    score += option.kcal * option.saturatedShare * rules.saturatedKcal * (1 + redraw * rules.noisePerRedraw);
  if (draw.goal.limits.sodium !== undefined)
    score += usualSodium(option, draw.goal) * rules.sodiumMg * (1 + redraw * rules.noisePerRedraw);
  if (isShortOfEggs(option, draw, today)) score += NEVER;
  if (isUsedUp(option, request, use, today))
    score +=
      option.food.id === SOY && isSoyClosed(draw) ? NEVER : rules.tooOften / (1 + redraw * rules.forgivenPerRedraw);
  if (isStaple) return score;
  score += againScore(option, draw) - neededByWeek(option, draw.basket, day);
  if (isEatenEnough(meal, option, use)) score += rules.tooOften / (1 + redraw * rules.forgivenPerRedraw);
  if (today.some(({ options }) => options.some(({ kind }) => kind === option.kind))) score += rules.foodAgainToday;
  const isFamilyUsedUp = option.family && (use.lunchFamilies.get(option.family) ?? 0) >= rules.lunchesOfAFamily;
  return isFamilyUsedUp ? score + rules.foodAgainToday : score;
}

/** Fruit and vegetables are bought for several days, other foods are not eaten every day. */
function againScore({ index, produce }: FoodOption, { use }: Draw): number {
  const times = use.foods.get(index) ?? 0;
  if (produce === undefined) return times * rules.foodAgainThisWeek;
  const wasYesterday = use.yesterday.some(({ options }) => options.some((eaten) => eaten.index === index));
  return times * rules.produceAgainThisWeek + (wasYesterday ? rules.produceYesterday : 0);
}

/** Beans that are not cooked where the person lives; lentils and chickpeas are of nowhere. */
function fromElsewhere({ part, food, family }: FoodOption, { beans }: Draw): number {
  if (part !== "feijao" || family !== undefined || food.id === "own:ervilha") return 0;
  const place = beans.indexOf(food.id);
  return place < 0 ? rules.beansOfElsewhere : place * rules.lessUsualDrink;
}

/** Grams of protein in 100 kcal. */
const densityOf = ({ protein, kcal }: FoodOption): number => (100 * protein) / kcal;

const MILK = "own:leite";

/** Foods without lactose are for those who need them. */
const unneeded = ({ food }: FoodOption, { exclusions }: DietRequest): number =>
  food.name.endsWith("sem lactose") && !isExcluded(exclusions, MILK) ? rules.tooOften : 0;

/** One who eats no meat but drinks milk takes it with coffee. */
const blackCoffee = ({ part, place }: FoodOption, { eating, exclusions }: DietRequest): number =>
  part === "bebida" && place > 0 && eating === "ovolacto" && !isExcluded(exclusions, MILK) ? rules.drinkWithoutMilk : 0;

/** Soy in place of meat is for those who eat none. */
const unwantedFamily = ({ family }: FoodOption, { eating }: DietRequest): number =>
  family === "soja" || family === "grao" ? rules.meatless[eating] : 0;
