import type { Meal } from "../../meals/meal.ts";
import { menuRules } from "../menu-rules.ts";
import type { PoolTemplate } from "../pool.ts";
import { noiseOf } from "../seeded.ts";
import { usualnessOf } from "../usualness.ts";
import { newOnPlate } from "./basket.ts";
import type { Draw } from "./draw.ts";
import { type DraftMeal, familyOfMeal, isEatenEnough, isShortOfEggs, isSoyClosed, isUsedUp, SOY } from "./week-use.ts";

const { choice: rules, weekdays, eatingOut } = menuRules.content;

/** Only where there is nothing else. */
const NEVER = 100;

/** What speaks against a plate; the least is chosen. Whatever reaches `least` is not counted to its end. */
export function templateScore(
  one: PoolTemplate,
  draw: Draw,
  index: number,
  meal: Meal,
  today: readonly DraftMeal[],
  least: number,
): number {
  const { seed, day, redraw, request } = draw;
  const forgiven = 1 + redraw * rules.forgivenPerRedraw;
  let score = noiseOf(seed, day * 64 + redraw, one.index * 8 + index) * (1 + redraw * rules.noisePerRedraw);
  // May be below nothing, so it comes first.
  score += (1 - usualnessOf(one.template, request, day)) * rules.unusualPlate;
  score += nutritionScore(one, draw, index, meal) + placeScore(one, draw, meal);
  if (score >= least) return score;
  const isWeekendLunch = day >= weekdays && meal === "almoco";
  const ofFamily = isWeekendLunch && day > weekdays ? rules.familyOnSunday : 1;
  score += (repetition(one, draw, meal) + ofFamily * familyScore(one, draw, meal, today)) / forgiven;
  if (today.some((before) => before.template.index === one.index)) score += rules.tooOften;
  if (meal === "almoco" && isOfYesterday(one, draw)) score += 2 * rules.tooOften;
  if (one.families.join() === "ovo" && eggMeals(today) >= rules.eggMealsADay) score += 2 * rules.tooOften;
  score += rules.cost[request.budget] * (one.template.cost - 1);
  if (hasPasta(one) && today.some((before) => hasPasta(before.template))) score += rules.pastaTwiceToday;
  if (one.isMeatless) score += rules.meatless[request.eating];
  if (score >= least) return score;
  if (hasUsedUpPart(one, draw, today)) score += rules.tooOften / forgiven;
  if (hasOnlyEggsShort(one, draw, today) || hasOnlySoyLeft(one, draw, today)) score += NEVER;
  const ofBasket = isWeekendLunch ? rules.basketAtWeekend : 1;
  return score + (ofBasket * newOnPlate(one, draw.basket)) / forgiven;
}

/** A part of it is textured soy alone, and the week has all it should have. */
const hasOnlySoyLeft = ({ parts }: PoolTemplate, draw: Draw, today: readonly DraftMeal[]): boolean =>
  isSoyClosed(draw) &&
  parts.some(
    ({ options, optional }) =>
      !optional && options.every((option) => option.food.id === SOY && isUsedUp(option, draw.request, draw.use, today)),
  );

const hasPasta = ({ parts }: PoolTemplate): boolean =>
  parts.some(({ options }) => options[0]?.food.id === "own:macarrao");

/** A part of it is eggs, and the week has all it may have. */
const hasOnlyEggsShort = ({ parts }: PoolTemplate, draw: Draw, today: readonly DraftMeal[]): boolean =>
  draw.goal.limits.eggsAWeek !== undefined &&
  parts.some(({ options, optional }) => !optional && options.every((option) => isShortOfEggs(option, draw, today)));

const isOfYesterday = ({ index }: PoolTemplate, { use }: Draw): boolean =>
  use.yesterday.some((before) => before.template.index === index);

/** A part is left with proteins that the week has as often as it should; a left-over is what lunch had. */
const hasUsedUpPart = (
  { template, parts }: PoolTemplate,
  { request, use }: Draw,
  today: readonly DraftMeal[],
): boolean =>
  parts.some(({ part, options, optional }) => {
    const lunch =
      template.repeatsLunch && part === "proteina" ? today.find(({ meal }) => meal === "almoco") : undefined;
    const served = lunch
      ? options.filter(({ index }) => lunch.options.some((eaten) => eaten.index === index))
      : options;
    return (
      !optional &&
      served.every((option) => isUsedUp(option, request, use, today) || isEatenEnough(template.meal, option, use))
    );
  });

const eggMeals = (today: readonly DraftMeal[]): number =>
  today.filter(({ options }) => options.some(({ family }) => family === "ovo")).length;

function repetition(one: PoolTemplate, draw: Draw, meal: Meal): number {
  const uses = draw.use.templates.get(one.index) ?? 0;
  return (
    uses * rules.templateAgain[meal] +
    (meal !== "cafe" && uses >= one.template.timesAWeek ? rules.tooOften : 0) +
    (meal === "cafe" && isEggs(one) && draw.use.eggBreakfasts >= rules.eggBreakfasts ? rules.eggBreakfastAgain : 0) +
    (isOfYesterday(one, draw) ? rules.templateYesterday[meal] : 0)
  );
}

const isEggs = ({ families }: PoolTemplate): boolean => families.length > 0 && families.every((one) => one === "ovo");

function placeScore({ template }: PoolTemplate, { request, day }: Draw, meal: Meal): number {
  const place = meal === "almoco" ? (day >= weekdays ? "casa" : request.place) : "casa";
  const isHere = place === "varia" || template.places.some((one) => one === place);
  const minutes = day >= weekdays ? Math.max(request.cookingMinutes, rules.weekendMinutes) : request.cookingMinutes;
  const over = eatingOut.some((one) => one === place) ? 0 : template.minutes - minutes;
  return (isHere ? 0 : rules.wrongPlace) + (over > 0 ? rules.overMinutes + over * rules.perMinuteOver : 0);
}

function nutritionScore(one: PoolTemplate, { goal, redraw }: Draw, index: number, meal: Meal): number {
  const target = goal.fit.meals[index] as number;
  const off = (one.kcal - target) / target;
  const energy = off > 0 ? rules.tooMuchEnergy * off : -rules.tooLittleEnergy * off;
  const isReached = one.leastKcal <= target + goal.fit.band && one.mostKcal >= target - goal.fit.band / 2;
  const lack = Math.max(0, goal.proteinDensity * rules.proteinOfMeal[meal] - one.proteinDensity);
  const salt = goal.limits.sodium === undefined ? 0 : one.sodium * rules.sodiumMg * (1 + redraw * rules.noisePerRedraw);
  const muchFibre = one.muchFibre * rules.gramOfFibreOfPlate * redraw * rules.gramOfFibrePerRedraw;
  return (
    salt +
    muchFibre +
    energy +
    (isReached ? 0 : rules.tooOften) +
    (rules.lackOfProtein + rules.lackOfProteinPerRedraw * redraw) * lack
  );
}

function familyScore(one: PoolTemplate, { use }: Draw, meal: Meal, today: readonly DraftMeal[]): number {
  if (meal === "almoco") {
    const notRiceAndBeans = one.parts.some(({ part }) => part === "feijao") ? 0 : rules.notRiceAndBeans;
    const isFamilyUsedUp = (family: PoolTemplate["families"][number]) =>
      (use.lunchFamilies.get(family) ?? 0) >= rules.lunchesOfAFamily;
    const before = use.yesterday.find((draft) => draft.meal === "almoco");
    const again = before && one.families.length === 1 && familyOfMeal(before) === one.families[0];
    return (
      notRiceAndBeans +
      (one.families.length > 0 && one.families.every(isFamilyUsedUp) ? rules.familyTooOften : 0) +
      (again ? rules.sameFamilyYesterday : 0)
    );
  }
  if (one.template.repeatsLunch) return 0;
  const eaten = today.map(familyOfMeal);
  return one.families.length === 1 && eaten.includes(one.families[0]) ? rules.sameFamilyToday : 0;
}
