import type { FoodsDiet, PlanDay, PlanItem, PlanMeal } from "@app/contract/plan-document";
import { getFood } from "../catalogue/catalogue.ts";
import type { Food, FoodGroup, FoodId } from "../catalogue/food.ts";
import { produceGramsOf } from "./produce.ts";

const foodOf = ({ food }: PlanItem): Food => getFood(food as FoodId);
const groupOf = (item: PlanItem): FoodGroup => foodOf(item).group;
const hasName = (item: PlanItem, pattern: RegExp): boolean => pattern.test(foodOf(item).name);

const isSoup = (item: PlanItem): boolean => hasName(item, /^(sopa|canja|caldo)/);
const isCoffee = (item: PlanItem): boolean => hasName(item, /^(café|chá-mate)/);
const isPasta = (item: PlanItem): boolean => hasName(item, /^macarrão/);
const isStarch = (item: PlanItem): boolean => groupOf(item) === "cereais" || groupOf(item) === "pratos";
const isSalted = (item: PlanItem): boolean => hasName(item, /^(carne-seca|charque|feijoada|escondidinho|caldo verde)/);
const isProduce = (item: PlanItem): boolean => /^(vegetais|frutas)/.test(groupOf(item));
const isMain = ({ slot }: PlanMeal): boolean => slot === "almoco" || slot === "jantar";

const sum = (items: readonly PlanItem[], value: (item: PlanItem) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

/** Grams that a plate of any size holds at most, by the first that fits. */
const LARGEST: readonly (readonly [(item: PlanItem) => boolean, number])[] = [
  [(item) => hasName(item, /^(grão-de-bico|proteína de soja|homus)/), 200],
  [(item) => hasName(item, /^(tofu|lentilha)/), 240],
  [(item) => groupOf(item) === "leguminosas", 280],
  [(item) => groupOf(item) === "carnes", 220],
  [(item) => hasName(item, /^(arroz|macarrão)/), 300],
  [(item) => groupOf(item) === "cereais", 350],
  [(item) => groupOf(item) === "paes", 150],
  [(item) => hasName(item, /^(queijo cottage|ricota)/), 150],
  [(item) => hasName(item, /^(queijo|muçarela)/), 100],
  [(item) => groupOf(item) === "laticinios", 350],
  [(item) => hasName(item, /^abacate/), 180],
  [(item) => groupOf(item) === "oleaginosas", 45],
  [(item) => groupOf(item) === "oleos", 20],
  [isSoup, 750],
  [(item) => groupOf(item) === "pratos", 500],
];

const mealsOf = (diet: FoodsDiet): PlanMeal[] => diet.days.flatMap(({ meals }) => meals);
const where = (meals: readonly PlanMeal[]): string[] => meals.map(({ id }) => id);

export type PlateRule = {
  readonly code: string;
  /** Ids of the parts that break it. */
  readonly broken: (diet: FoodsDiet) => string[];
};

/** What a plate must be whatever the numbers say: written before the first menu was read. */
export const plateRules: readonly PlateRule[] = [
  {
    code: "almoco-com-amido-e-proteina",
    broken: (diet) => where(mealsOf(diet).filter((meal) => isMain(meal) && !isWholeMeal(meal))),
  },
  { code: "um-amido-de-cada-vez", broken: (diet) => where(mealsOf(diet).filter(mixesStarches)) },
  {
    code: "porcao-de-gente",
    broken: (diet) => mealsOf(diet).flatMap(({ items }) => items.filter(isTooLarge).map(({ id }) => id)),
  },
  {
    code: "nada-cru-que-se-cozinha",
    broken: (diet) => mealsOf(diet).flatMap(({ items }) => items.filter(isRaw).map(({ id }) => id)),
  },
  { code: "cafe-onde-se-toma", broken: (diet) => where(mealsOf(diet).filter(hasMisplacedDrink)) },
  {
    code: "uma-sopa-por-dia",
    broken: (diet) => diet.days.filter((day) => itemsOf(day).filter(isSoup).length > 1).map(({ id }) => id),
  },
  { code: "nada-duas-vezes-no-prato", broken: (diet) => where(mealsOf(diet).filter(repeatsFood)) },
  { code: "salgados-e-figado-poucas-vezes", broken: saltedTooOften },
  { code: "verdura-no-almoco-e-400-gramas", broken: (diet) => diet.days.filter(lacksProduce).map(({ id }) => id) },
  { code: "cada-refeicao-com-o-que-se-come-nela", broken: (diet) => [...misplaced(diet), ...runningLunches(diet)] },
];

/** Every broken rule of a week, as `code part`. */
export const brokenPlateRules = (diet: FoodsDiet): string[] =>
  plateRules.flatMap(({ code, broken }) => broken(diet).map((part) => `${code} ${part}`));

const itemsOf = ({ meals }: PlanDay): PlanItem[] => meals.flatMap(({ items }) => items);

/** Lunch has a starch and 12 g of protein, dinner 9 g. */
function isWholeMeal({ slot, items }: PlanMeal): boolean {
  const protein = sum(items, (item) => item.protein);
  return slot === "almoco" ? items.some(isStarch) && protein >= 12 : protein >= 9;
}

function mixesStarches({ items }: PlanMeal): boolean {
  const withPasta = items.some(isPasta) && items.some((item) => hasName(item, /^(arroz|feijão)/));
  return withPasta || items.filter((item) => isStarch(item) && !isSoup(item)).length > 2;
}

function isTooLarge(item: PlanItem): boolean {
  const [, most] = LARGEST.find(([fits]) => fits(item)) ?? [];
  return most !== undefined && item.grams > most;
}

function isRaw(item: PlanItem): boolean {
  const { use, state, group } = foodOf(item);
  return use !== "plano" || ((state ?? "").startsWith("cru") && !group.startsWith("vegetais"));
}

function hasMisplacedDrink({ slot, items }: PlanMeal): boolean {
  const drinks = items.filter((item) => groupOf(item) === "bebidas");
  const isHour = slot === "cafe" || slot.startsWith("lanche");
  return drinks.length > 1 || (drinks.some(isCoffee) && !isHour);
}

function repeatsFood({ items }: PlanMeal): boolean {
  const foods = items.map((item) => (isProduce(item) ? foodOf(item).name.split(/[ -]/)[0] : item.food));
  return new Set(foods).size < foods.length;
}

function saltedTooOften(diet: FoodsDiet): string[] {
  const salted = diet.days.filter((day) => itemsOf(day).some(isSalted));
  const twice = diet.days.filter((day) => itemsOf(day).filter(isSalted).length > 1);
  const liver = mealsOf(diet).filter(({ items }) => items.some((item) => hasName(item, /^fígado/)));
  return [...twice.map(({ id }) => id), ...(salted.length > 3 ? ["week"] : []), ...where(liver.slice(1))];
}

function lacksProduce(day: PlanDay): boolean {
  const lunch = day.meals.find(({ slot }) => slot === "almoco");
  const vegetables = (lunch?.items ?? []).filter((item) => groupOf(item).startsWith("vegetais"));
  return sum(vegetables, ({ grams }) => grams) < 50 || sum(itemsOf(day), produceGramsOf) < 400;
}

/** Rice, beans and steaks are for lunch and dinner; yoghurt and cereals with milk are not. */
const misplaced = (diet: FoodsDiet): string[] =>
  mealsOf(diet).flatMap((meal) => meal.items.filter((item) => isMisplaced(meal, item)).map(({ id }) => id));

function isMisplaced(meal: PlanMeal, item: PlanItem): boolean {
  if (meal.slot === "almoco" && hasName(item, /^tapioca/)) return true;
  if (isMain(meal)) return hasName(item, /^(iogurte|leite|aveia|granola|vitamina)/);
  return hasName(item, /^(arroz|feijão|lentilha|macarrão|feijoada|sopa|canja|azeite|óleo)/) || isSteak(item);
}

const isSteak = (item: PlanItem): boolean =>
  groupOf(item) === "carnes" && !hasName(item, /^(ovo|omelete|atum|sardinha|peito de frango)/);

/** The same plate at lunch on two days running. */
function runningLunches({ days }: FoodsDiet): string[] {
  const lunches = days.map(({ meals }) => meals.find(({ slot }) => slot === "almoco"));
  return lunches.flatMap((lunch, index) => {
    const before = lunches[index - 1];
    return lunch && before?.template === lunch.template && mainFood(before) === mainFood(lunch) ? [lunch.id] : [];
  });
}

const mainFood = ({ items }: PlanMeal): string | undefined =>
  [...items].sort((a, b) => b.protein - a.protein || (a.food < b.food ? -1 : 1))[0]?.food;
