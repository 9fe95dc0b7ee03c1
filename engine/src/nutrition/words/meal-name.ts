import type { Portion } from "@app/contract/plan-document";
import { shortNames } from "../../../data/short-names.ts";
import { getFood } from "../catalogue/catalogue.ts";
import { type Food, type FoodId, fullName } from "../catalogue/food.ts";
import { capitalise, listWords } from "./noun.ts";

const SALAD = "salada";
const LEAF_UNITS = new Set(["prato", "fo"]);

const names = new Map(
  shortNames
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", words = ""] = line.split(" = ");
      const [one = "", many = one] = words.split(" | ");
      return [id, { one, many }] as const;
    }),
);

/** `Arroz, feijão, frango grelhado, abóbora e salada`: what is on the plate, oil left unsaid. */
export function mealName(items: readonly Pick<Portion, "food" | "unit" | "count">[]): string {
  const plate = items
    .map((item) => ({ ...item, of: getFood(item.food as FoodId) }))
    .filter(({ of }) => of.group !== "oleos");
  const raw = plate.filter(({ of }) => isRawVegetable(of));
  const isSalad = raw.length > 1 || raw.some(({ unit }) => LEAF_UNITS.has(unit));
  const said = plate.filter((item) => !isSalad || !raw.includes(item)).map(({ of, count }) => shortName(of, count));
  return capitalise(listWords([...new Set(isSalad ? [...said, SALAD] : said)], "e"));
}

const isRawVegetable = ({ id, group, state }: Food): boolean =>
  (group === "vegetais-a" || group === "vegetais-b") &&
  (state === null || state.startsWith("cru")) &&
  id !== "own:vinagrete";

function shortName(food: Food, count: number): string {
  const known = names.get(food.id);
  if (known) return count > 1 ? known.many : known.one;
  return food.group === "carnes" ? fullName(food) : food.name;
}
