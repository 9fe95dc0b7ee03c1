import { proteinSides, sides } from "../../../data/meals/sides.ts";
import { isExcluded } from "../../exclusions/exclusions.ts";
import type { FoodId } from "../catalogue/food.ts";
import { type Meal, type MealPart, type MealTemplate, type PartName, REGIONS } from "../meals/meal.ts";
import { mealTemplates } from "../meals/meals.ts";
import { type MealText, readMeals } from "../meals/read-meals.ts";
import { boundsOf, type DayGoal, isServed, muchFibreOf, usualSodium } from "./day-goal.ts";
import type { DietRequest } from "./diet-request.ts";
import { type Family, type FoodOption, listMenuFoods, optionOf } from "./food-option.ts";
import { menuRules } from "./menu-rules.ts";

/** A part of a plate with the foods to choose from. */
export type PoolPart = Pick<MealPart, "part" | "optional"> & { readonly options: readonly FoodOption[] };

/** A part that may be added to a plate. */
export type PoolSide = PoolPart & {
  readonly beside: readonly PartName[];
  readonly notBeside: readonly PartName[];
  readonly notWith: readonly string[];
};

type SideText = {
  readonly side: MealText["parts"][number];
  readonly beside?: readonly PartName[];
  readonly notBeside?: readonly PartName[];
  readonly notWith?: readonly string[];
};

export type PoolTemplate = {
  readonly template: MealTemplate;
  /** Among all templates. */
  readonly index: number;
  readonly parts: readonly PoolPart[];
  /** Of the first foods, in the usual portions of the day; the most is with sides. */
  readonly kcal: number;
  readonly leastKcal: number;
  readonly mostKcal: number;
  /** Share of the energy that is protein, with the food that has most of it. */
  readonly proteinDensity: number;
  /** Grams that its least fibrous foods have over the day's most for their energy. */
  readonly muchFibre: number;
  /** Milligrams in its least salty foods. */
  readonly sodium: number;
  readonly families: readonly Family[];
  /** Soy, chickpeas or nothing in place of meat or eggs. */
  readonly isMeatless: boolean;
};

/** What a person may be offered. */
export type Pool = {
  readonly templates: Readonly<Record<Meal, readonly PoolTemplate[]>>;
  readonly sides: Readonly<Record<Meal, readonly PoolSide[]>>;
  /** None for one who eats meat or fish. */
  readonly proteinSides: Readonly<Record<Meal, readonly PoolSide[]>>;
};

type Limits = Pick<DietRequest, "eating" | "exclusions" | "region" | "liked">;

const compile = ({ part, step, optional, choices }: MealPart): PoolPart => ({
  part,
  optional,
  options: choices.map((choice, place) => optionOf({ part, step }, choice, place)),
});
const compiled = mealTemplates.map((template, index) => ({ template, index, parts: template.parts.map(compile) }));
const { withoutMeat } = menuRules.content;
const NO_SIDES: Record<Meal, PoolSide[]> = { cafe: [], lanche: [], almoco: [], jantar: [], ceia: [] };
const MEAL_KEYS = ["cafe", "lanche", "almoco", "jantar", "ceia"] as const;
const compileSides = (texts: Readonly<Record<Meal, readonly SideText[]>>): Record<Meal, PoolSide[]> =>
  Object.fromEntries(
    MEAL_KEYS.map((meal) => {
      const own = texts[meal];
      const parts = own.map(({ side }) => side);
      const text = { id: `${meal}-acompanhamento`, name: "", minutes: 0, cost: 1, parts } as const;
      const compiledParts = readMeals(meal, [text]).flatMap((template) => template.parts.map(compile));
      return [
        meal,
        compiledParts.map((part, index) => ({
          ...part,
          beside: own[index]?.beside ?? [],
          notBeside: own[index]?.notBeside ?? [],
          notWith: own[index]?.notWith ?? [],
        })),
      ];
    }),
  ) as Record<Meal, PoolSide[]>;
const compiledSides = compileSides(sides);
const compiledProteinSides = compileSides(proteinSides);
const foods = listMenuFoods();

export function poolOf(limits: Limits, goal: DayGoal): Pool {
  const isLeftOut = leftOutFoods(limits);
  const { firstMeal = [] } = limits.exclusions;
  const takesSoy = !menuRules.content.meatInstead.some((one) => one === limits.eating);
  const isLeft = (option: FoodOption, meal: Meal): boolean =>
    isLeftOut[option.index] === 0 &&
    (takesSoy || option.family !== "soja") &&
    isServed(option, goal) &&
    (meal !== "cafe" || firstMeal.length === 0 || !firstMeal.includes(option.food.id));
  const allowed = <Part extends PoolPart>(part: Part, meal: Meal): Part =>
    part.options.every((option) => isLeft(option, meal))
      ? part
      : { ...part, options: part.options.filter((option) => isLeft(option, meal)) };
  const sidesOf = (all: Record<Meal, PoolSide[]>) =>
    Object.fromEntries(
      MEAL_KEYS.map((meal) => [
        meal,
        all[meal].map((side) => allowed(side, meal)).filter(({ options }) => options.length > 0),
      ]),
    ) as Record<Meal, PoolSide[]>;
  const takesProtein = withoutMeat.eatings.some((one) => one === limits.eating);
  const pool = {
    templates: { cafe: [], lanche: [], almoco: [], jantar: [], ceia: [] } as Record<Meal, PoolTemplate[]>,
    sides: sidesOf(compiledSides),
    proteinSides: takesProtein ? sidesOf(compiledProteinSides) : NO_SIDES,
  };
  for (const { template, index, parts } of compiled) {
    if (!isEatenIn(template, limits)) continue;
    const left = parts
      .map((part) => allowed(part, template.meal))
      .filter(({ options, optional }) => options.length > 0 || !optional);
    if (left.some(({ options }) => options.length === 0)) continue;
    pool.templates[template.meal].push(poolTemplate(template, index, left, pool.sides[template.meal], goal));
  }
  return pool;
}

/** Every food that a plan of this pool can have. */
export const foodsOfPool = (pool: Pool): Set<FoodId> =>
  new Set(
    MEAL_KEYS.flatMap((meal): PoolPart[] => [
      ...pool.templates[meal].flatMap(({ parts }) => parts),
      ...pool.sides[meal],
      ...pool.proteinSides[meal],
    ])
      .flatMap(({ options }) => options)
      .map(({ food }) => food.id),
  );

const leftOutFoods = ({ exclusions, liked }: Limits): Uint8Array =>
  Uint8Array.from(foods, ({ id }) => (isExcluded(exclusions, id) || isUnasked(id, liked) ? 1 : 0));

const isUnasked = (id: FoodId, liked: DietRequest["liked"]): boolean =>
  menuRules.content.onlyIfLiked.includes(id) && !liked.includes(id);

/** A plate of some regions is for those who live there; without a state only what is eaten everywhere. */
const isEatenIn = ({ regions }: MealTemplate, { region }: Limits): boolean =>
  regions.length === REGIONS.length || (region !== null && regions.includes(region));

function poolTemplate(
  template: MealTemplate,
  index: number,
  parts: readonly PoolPart[],
  sideParts: readonly PoolSide[],
  goal: DayGoal,
): PoolTemplate {
  let [kcal, leastKcal, mostKcal, protein, muchFibre, sodium] = [0, 0, 0, 0, 0, 0];
  const families: Family[] = [];
  for (const { options, optional } of parts) {
    const first = options[0] as FoodOption;
    mostKcal += kcalAt(first, "high", goal);
    if (optional) continue;
    kcal += kcalAt(first, "usual", goal);
    leastKcal += kcalAt(first, "low", goal);
    let [most, salt, fibres] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const option of options) {
      most = Math.max(most, (option.protein / option.kcal) * kcalAt(option, "usual", goal));
      salt = Math.min(salt, usualSodium(option, goal));
      fibres = Math.min(fibres, muchFibreOf(option, goal));
      if (option.family && !families.includes(option.family)) families.push(option.family);
    }
    protein += most;
    sodium += salt;
    muchFibre += fibres;
  }
  for (const side of sideParts) {
    if (goesWith(side, parts)) mostKcal += kcalAt(side.options[0] as FoodOption, "high", goal);
  }
  return {
    template,
    index,
    parts,
    kcal,
    leastKcal,
    mostKcal,
    proteinDensity: (4 * protein) / kcal,
    muchFibre,
    sodium,
    families,
    isMeatless: isMeatless(template, families),
  };
}

const isMeatless = ({ meal, parts }: MealTemplate, families: readonly Family[]): boolean =>
  families.length > 0
    ? families.every((family) => family === "soja" || family === "grao")
    : (meal === "almoco" || meal === "jantar") && !parts.some(({ part }) => part === "prato");

/** A side is of a part that the plate does not have, unless it goes with just that, and goes with what it has. */
export const goesWith = (
  { part, beside, notBeside }: PoolSide,
  plate: readonly { readonly part: PartName }[],
): boolean =>
  !plate.some((own) => (own.part === part && !beside.includes(part)) || notBeside.includes(own.part)) &&
  (beside.length === 0 || plate.some((own) => beside.includes(own.part)));

const kcalAt = (option: FoodOption, count: "low" | "usual" | "high", goal: DayGoal): number =>
  boundsOf(option, goal)[count] * option.kcalOfStep;
