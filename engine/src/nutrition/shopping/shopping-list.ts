import type { FoodsDiet, PlanItem } from "@app/contract/plan-document";
import type { ShoppingList } from "@app/contract/plans";
import { plainText } from "../../safety/match-text.ts";
import { getFood } from "../catalogue/catalogue.ts";
import type { Aisle, Food, FoodId } from "../catalogue/food.ts";
import { roundToDecimals } from "../rounding.ts";
import { foodName } from "../words/food-name.ts";
import { capitalise, describeCount, feminine, listWords } from "../words/noun.ts";
import { buy } from "./buy.ts";
import { describeAmount } from "./describe-amount.ts";
import { findProduct, type Product } from "./sale-unit.ts";

type Section = { readonly aisle: string; readonly title: string; readonly aisles: readonly Aisle[] };

/** In the order of a market. */
const SECTIONS: readonly Section[] = [
  { aisle: "hortifruti", title: "Hortifrúti", aisles: ["hortifruti"] },
  { aisle: "acougue", title: "Açougue e peixaria", aisles: ["acougue", "peixaria"] },
  {
    aisle: "mercearia",
    title: "Mercearia",
    aisles: ["graos", "massas", "farinhas", "enlatados", "naturais", "oleos", "temperos", "bebidas", "doces"],
  },
  { aisle: "laticinios", title: "Laticínios, ovos e pão", aisles: ["laticinios", "frios", "ovos", "padaria"] },
  { aisle: "congelados", title: "Congelados", aisles: ["congelados"] },
  { aisle: "fora", title: "Pronto ou feito em casa", aisles: ["fora"] },
];

const COUNTER = "laticinios";

type Line = {
  readonly product: Product;
  readonly aisle: Aisle;
  readonly foods: Set<FoodId>;
  grams: number;
  meals: number;
  hint: string | null;
};

/** What a week of the plan needs, in the units of a market. */
export function shoppingListOf({ days }: FoodsDiet): ShoppingList {
  const lines = new Map<string, Line>();
  for (const item of days.flatMap(({ meals }) => meals.flatMap(({ items }) => items))) addItem(lines, item);
  const sorted = byName([...lines.values()]);
  return SECTIONS.map(({ aisle, title, aisles }) => ({
    aisle,
    title,
    of: sorted.filter((line) => aisles.includes(line.aisle)),
  }))
    .map(({ aisle, title, of }) => ({
      aisle,
      title: aisle === COUNTER ? titleOfCounter(of) : title,
      items: of.map((line) => ({
        // One that is eaten this week: the tick is kept under it.
        food: line.product.foods.find((food) => line.foods.has(food)) ?? "",
        name: line.product.name,
        amount: amountOf(line),
        hint: line.hint,
      })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Only what is bought there: nobody reads of eggs or bread that they must not have. */
function titleOfCounter(lines: readonly Line[]): string {
  const foods = lines.flatMap((line) => [...line.foods].map(getFood));
  const has = (is: (food: Food) => boolean): boolean => foods.some(is);
  const isCold = ({ aisle }: Food): boolean => aisle === "laticinios" || aisle === "frios";
  const isMilk = (food: Food): boolean => isCold(food) && food.contains.includes("leite-proteina");
  const titles = [
    ...(has(isMilk) ? ["laticínios"] : []),
    ...(has((food) => isCold(food) && !isMilk(food)) ? ["refrigerados"] : []),
    ...(has(({ aisle }) => aisle === "ovos") ? ["ovos"] : []),
    ...(has(({ aisle }) => aisle === "padaria") ? ["pão"] : []),
  ];
  return capitalise(listWords(titles, "e"));
}

/** Without accents, so that every machine sorts alike. */
const byName = (lines: readonly Line[]): Line[] =>
  lines
    .map((line) => ({ line, name: plainText(line.product.name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ line }) => line);

function addItem(lines: Map<string, Line>, item: PlanItem): void {
  const cheaper = cheaperSwap(item);
  for (const { product, food, grams } of buy(item.food as FoodId, item.grams)) {
    const line = lines.get(product.name) ?? newLine(product, food.aisle);
    line.foods.add(food.id);
    line.grams += grams;
    line.meals += 1;
    if (food.id === item.food && product.kind !== "casa") line.hint ??= cheaper;
    lines.set(product.name, line);
  }
}

const newLine = (product: Product, aisle: Aisle): Line => ({
  product,
  aisle,
  foods: new Set(),
  grams: 0,
  meals: 0,
  hint: null,
});

/** Restaurant dishes are not bought by weight. */
const amountOf = ({ product, aisle, grams, meals }: Line): string =>
  aisle === "fora" ? describeCount(meals, PORTION) : describeAmount(product, roundToDecimals(grams, 3));

const PORTION = feminine("porção", "porções");

/** Among what the plan offers in its place: the person may eat it. */
function cheaperSwap({ food, swaps }: PlanItem): string | null {
  const { price } = getFood(food as FoodId);
  const cheaper = swaps.find((swap) => getFood(swap.food as FoodId).price.class < price.class);
  if (!cheaper) return null;
  const name = findProduct(cheaper.food)?.name ?? foodName(cheaper.food);
  return name === "Ovos" ? `${name} saem mais baratos` : `${name} sai mais barato`;
}
