import type { FoodOption, Produce } from "../food-option.ts";
import { menuRules } from "../menu-rules.ts";
import type { PoolTemplate } from "../pool.ts";

const { basket: limits, choice: rules, variety } = menuRules.content;

/** What the week has bought so far. */
export type Basket = {
  readonly products: Set<number>;
  readonly kinds: Readonly<Record<Produce, Set<string>>>;
};

export const newBasket = (): Basket => ({
  products: new Set(),
  kinds: { leaf: new Set(), fruit: new Set(), vegetable: new Set() },
});

export const copyBasket = ({ products, kinds }: Basket): Basket => ({
  products: new Set(products),
  kinds: { leaf: new Set(kinds.leaf), fruit: new Set(kinds.fruit), vegetable: new Set(kinds.vegetable) },
});

export function addToBasket({ products, kinds }: Basket, { buys, produce, kind }: FoodOption): void {
  for (const product of buys) products.add(product);
  if (produce) kinds[produce].add(kind);
}

/** Kinds of leaves and vegetables. */
export const vegetablesOf = ({ kinds }: Pick<Basket, "kinds">): number => kinds.leaf.size + kinds.vegetable.size;

/** From Thursday on, what speaks for a vegetable that the week does not have yet, while it is short of them. */
export function neededByWeek({ produce, kind }: FoodOption, { kinds }: Basket, day: number): number {
  const isNeeded = day >= rules.neededFrom && vegetablesOf({ kinds }) < variety.vegetablesAWeek;
  return isNeeded && produce !== undefined && produce !== "fruit" && !kinds[produce].has(kind) ? rules.needed : 0;
}

/** What speaks against buying a food: the fuller the basket, the more. */
export function newInBasket(option: FoodOption, { products, kinds }: Basket): number {
  let isNew = 0;
  for (const product of option.buys) if (!products.has(product)) isNew += 1;
  if (isNew === 0) return 0;
  const { produce, kind } = option;
  const isOver =
    products.size + isNew > limits.foods ||
    (produce !== undefined && kinds[produce].size >= limits[produce] && !kinds[produce].has(kind));
  return rules.newFood * isNew * (products.size / limits.foods) + (isOver ? rules.overBasket : 0);
}

/** The same of a plate: of each part that it needs, the food that is least new. */
export function newOnPlate({ parts }: PoolTemplate, { products }: Basket): number {
  let all = 0;
  for (const { options, optional } of parts) {
    if (optional) continue;
    let least = Number.POSITIVE_INFINITY;
    for (const { buys } of options) {
      let isNew = 0;
      for (const product of buys) if (!products.has(product)) isNew += 1;
      if (isNew < least) least = isNew;
      if (least === 0) break;
    }
    all += least;
  }
  const isOver = all > 0 && products.size + all > limits.foods;
  return rules.newFoodOfPlate * all * (products.size / limits.foods) + (isOver ? rules.overBasket : 0);
}
